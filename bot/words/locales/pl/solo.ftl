solo-title = ## 🤖 Przeciw komputerom
solo-about = Grasz przeciw trzem komputerom i widzisz to tylko ty. Gra poczeka na ciebie, ile zechcesz.
solo-others = Ze znajomymi: { COMMAND("new") } na kanale serwera, na którym jestem.
solo-begun = **Przeciw komputerom:** ta gra czeka na ciebie. { COMMAND("games") } prowadzi do niej z każdego miejsca.
solo-running = Masz rozpoczętą grę: **runda { $round }**. Graj dalej albo poddaj się: wtedy dokończy ją komputer, a ty możesz zacząć następną.
button-add-bot = Dodaj mnie do serwera
