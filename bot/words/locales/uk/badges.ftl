badges-title = Відзнаки
badges-how = Переможи, граючи за персонажа, щоб здобути його відзнаку.
picture-badges-alt = { $title }: { $badges }.
button-profile-badges = Відзнаки
end-badge-near = 🎖️ Уже близько: **{ $badge }**, { $done } із { $needed }. Маєш { $earned } із { $all } відзнак.

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

badge-edition-2016 = Видання 2016 року
badge-edition-deluxe = Розкішне видання
badge-edition-classic = Класичне видання
badge-edition-classic-czech = Чеська класика
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
