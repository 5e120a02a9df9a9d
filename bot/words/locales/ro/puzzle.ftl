describe-puzzle = Problema zilei: o poziție, o alegere; o vezi doar tu

button-puzzle = 🧩 Problema zilei

puzzle-title = -# 🧩 Problema { $number }
puzzle-task = { puzzle-title } · Ce alegere câștigă cel mai des? Ai o singură încercare.
puzzle-late = 💬 Problema aceea s-a încheiat. Aceasta e cea de azi.

## După răspuns

puzzle-why = După **{ $option }**, { $why }.
puzzle-facts = 💡 **Runda aceasta:** { $facts }
puzzle-people = { puzzle-title } · { $people ->
    [1] răspunsul tău e primul
   *[other] răspunsuri: { $people }
} · următoarea la { $when }
puzzle-equal = 🎉 Rezolvat! { $names } sunt la fel de bune aici, diferența e prea mică. Zile la rând: **{ $days }**.
puzzle-verdict = { $solved ->
    [yes] 🎉 Rezolvat! Cel mai bun răspuns e **{ $best }**. Zile la rând: **{ $days }**.
   *[no] Cel mai bun răspuns e **{ $best }**. Tu ai ales **{ $yours }**.
}
puzzle-why-wins = 💡 { $solved ->
    [yes] Alegerea ta câștigă { $wins }% din jocurile de probă, următoarea { $less }%
   *[no] Cea mai bună alegere câștigă { $wins }% din jocurile de probă, a ta { $less }%
}. { $points ->
    [0] { "" }
    [one] Față de cel mai bun rival, iese în medie cu un punct mai bine.{ " " }
    [few] Față de cel mai bun rival, iese în medie cu { $points } puncte mai bine.{ " " }
   *[other] Față de cel mai bun rival, iese în medie cu { $points } de puncte mai bine.{ " " }
}Niciun eveniment anume din runda asta nu explică diferența.

## Ce vede canalul

puzzle-shared = 🧩 { $name }: problema { $number } { $solved ->
    [yes] ✅
   *[no] ❌
} · serie { $streak }

error-no-puzzle = Azi nu e nicio problemă. Motivul se află în jurnalul botului.
error-puzzle-over = Problema aceea s-a încheiat. { COMMAND("puzzle") } o arată pe cea de azi.
