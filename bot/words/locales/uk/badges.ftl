badges-title = Відзнаки
badges-how = Переможи, граючи за персонажа, щоб здобути його відзнаку.
picture-badges-alt = { $title }: { $badges }.
button-profile-badges = Відзнаки
end-badge-near = 🎖️ { $wins ->
    [yes] Виграй
   *[no] Дограй
} { $left ->
    [1] наступну гру
    [one] наступну { $left } гру
    [few] наступні { $left } гри
   *[many] наступних { $left } ігор
}, щоб здобути відзнаку **{ $badge }**.

end-badges = 🎖️ { $own ->
    [yes] { $count ->
        [one] Нова відзнака
        [few] Нові відзнаки
       *[many] Нові відзнаки
    }
   *[no] { $name } здобуває { $count ->
        [one] відзнаку
        [few] відзнаки
       *[many] відзнаки
    }
}: { $badges }

badge-edition-2016 = Перемога в грі 2016
badge-edition-deluxe = Перемога в розкішній
badge-edition-classic = Перемога в класичній
badge-edition-classic-czech = Перемога в чеській
badge-streak-3 = 3 перемоги поспіль
badge-streak-5 = 5 перемог поспіль
badge-five-types = Перемога з 5 типами
badge-four-uniques = Перемога з 4 особливими
badge-no-uniques = Без особливих
badge-eight-districts = Перемога з 8 кварталами
badge-lost-turns = Перемога без 3 ходів
badge-thirty-points = Перемога з 30 балами
badge-margin = Перевага в 10 балів
badge-close = Мінімальна перевага
badge-duel = Перемога в дуелі
badge-crowd = Перемога серед сімох
badge-first-game = Перша гра
badge-ten-games = Десять ігор
badge-hundred-games = Сто ігор
badge-tournament = Виграний турнір

profile-versus = ⚔️ Ти й { $name }: вище **{ $better }**×, нижче **{ $worse }**×
profile-rival-best = Найкращий рахунок: { $name } (вище { $better }×, нижче { $worse }×)
profile-rival-worst = Найважчий суперник: { $name } (вище { $better }×, нижче { $worse }×)
