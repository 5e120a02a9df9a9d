board-head = -# Раунд { $round }{ $last ->
    [yes] , останній
   *[no] { " " }· гра до { $target ->
        [one] { $target } кварталу
        [few] { $target } кварталів
       *[many] { $target } кварталів
    }
} · { $deck ->
    [0] колода порожня
    [one] { $deck } карта
    [few] { $deck } карти
   *[many] { $deck } карт
}{ $discards ->
    [0] { "" }
   *[other] { " " }(скид: { $discards })
}
board-face-up = -# Цього раунду поза грою: { $characters }
board-seen = -# Долілиць відкладено { NAME($character, case: "acc") }, знаєш про це лише ти

board-sign = { $kind }: { $characters }
board-pile = 🪙 { $name }: на жетоні { $gold ->
    [one] { $gold } монета
    [few] { $gold } монети
   *[many] { $gold } монет
}
board-shown = 🃏 На столі: { $card }
sign-real-warrant = { $name } (підписане)
sign-real-threat = { $name } (справжня)

story-and = { " " }·{ " " }
story-secret = 🔒 { $deed }

board-waits = ⏳ Усі чекають на гравця { $seat }{ $since ->
    [none] { "" }
   *[other] { " " }· запитання: { $since }
}
board-counts = { $everywhere ->
    [yes] 🏆 Ця гра зараховується до таблиць усіх серверів. Наступні ігри на цьому сервері — вже ні.
   *[no] 🏆 Ця гра не зараховується до таблиць усіх серверів. Наступні ігри на цьому сервері — вже так.
}
board-old = -# Раунд { $round } закінчено{ $news ->
    [none] .
   *[other] : { $news }
}
board-hit = { $deed } ({ $names ->
    [none] мимо
   *[other] { $names }
})
board-leads = 🏙️ { $names } { $count ->
    [one] лідирує
    [few] лідирують
   *[many] лідирують
}: { $size } із { $goal } кварталів
board-moved = ⬇️ Перенесено сюди: { $where }
