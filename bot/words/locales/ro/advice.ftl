button-advice = 💡 Sfat
button-advice-thinking = ⏳ Sfat

advice-given = -# 💡 Calculatorul ar alege: **{ $choices }**
advice-late = -# 💡 N-am avut timp să calculez mutările; poți cere din nou. Calculatorul ar alege: **{ $choices }**
advice-lean = -# 💡 **{ $first }**: { $why }. Aproape la fel: **{ $second }**.
advice-safer = -# 💡 **{ $first }** e mai sigur. **{ $second }** e aproape la fel de bine, dar în cele mai multe jocuri de probă { $harm }.
advice-any = -# 💡 **{ $options }**: oricare e bună (fără diferență clară).
advice-level-plain = -# 💡 **{ $first }, { $second }**: cam la fel de bune.
advice-weaker = Mai slab în jocurile de probă: { $options }.
advice-first = -# 💡 **{ $first }**, apoi **{ $second }**: le poți face pe amândouă în tura asta. Întreabă din nou la fiecare pas.
advice-apart = -# 💡 **{ $first }**: { $why }.
advice-apart-plain = -# 💡 **{ $first }** iese mai bine decât **{ $second }**.
advice-wins = -# 💡 **{ $first }** câștigă { $wins }% din jocurile de probă, **{ $second }** { $less }%.
button-advice-why = 💡 De ce?

advice-how = -# Am jucat de aici jocuri de probă ({ $count }), ghicind cărțile ascunse. Unde barele se suprapun, diferența poate fi doar noroc.
advice-behind = -# Am jucat de aici jocuri de probă ({ $count }). Victoriile au fost rare, deci compară diferența de puncte față de primul loc.

gained-built = construiești un cartier
gained-crown = ai prima alegere în runda următoare
fact-share = { $often ->
    [never] { $what } în 0% din jocurile de probă
    [rarely] { $what } doar în { $part }% din jocurile de probă
   *[often] { $what } în { $part }% din jocurile de probă
}
fact-often = { $rare ->
    [yes] mai rar
   *[no] mai des
} { $what }
fact-lead = Puncte în medie față de cel mai bun rival: { $points }
fact-colour = e un tip pe care orașul tău nu-l are încă
fact-affords = apoi poți construi { NAME($card, case: "acc") }
fact-gold = { $count ->
    [one] primești o monedă în tura aceasta
    [few] primești { $count } monede în tura aceasta
   *[other] primești { $count } de monede în tura aceasta
}
fact-cards = { $count ->
    [one] primești o carte în tura aceasta
    [few] primești { $count } cărți în tura aceasta
   *[other] primești { $count } de cărți în tura aceasta
}

picture-why-title = Ce arată jocurile de probă
picture-why-unit = % victorii
picture-why-behind = puncte în urmă
picture-why-people = jucători
picture-why-level = diferență prea mică
picture-why-best = cea mai bună
picture-why-percent = { $share }%
picture-why-wins = { $label }: câștigă { $wins }% din jocurile de probă, între { $least }% și { $most }%
picture-why-behind-told = { $points ->
    [one] { $label }: un punct în urma primului loc
    [few] { $label }: { $points } puncte în urma primului loc
   *[other] { $label }: { $points } de puncte în urma primului loc
}
picture-why-share = aleasă de { $share } dintre jucători

switch-advice = { $state ->
    [on] Oprește sfaturile
   *[off] Permite sfaturi tuturor
}
extra-advice = Sfaturi pentru toți
advice-option = **Sfaturi pentru toți**: { $state ->
    [on] oricine poate cere sfaturi pe care le vede doar cine le cere, deci jocul nu contează la rating.
   *[off] oprite. Poți cere doar când joci numai cu calculatoare. Un joc cu sfaturi pentru toți nu contează la rating.
}
advice-lobby = 💡 Toată lumea poate cere sfaturi, deci acest joc nu contează la rating.
end-unrated-advice = -# { advice-lobby }

error-no-advice = În acest joc nu se dau sfaturi: contează la rating.
