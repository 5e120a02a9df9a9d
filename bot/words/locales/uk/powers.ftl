power-assassin = Убий іншого персонажа
power-witch = Зіграй хід іншого персонажа
power-magistrate = Конфіскуй оплачений квартал
power-thief = Пограбуй іншого персонажа
power-spy = Шпигуй: монети й карти за тип
power-blackmailer = Дві погрози, одна справжня
power-magician = Обміняй або заміни свої карти
power-wizard = Забери чужу карту
power-seer = Обмін картою з кожним, будуй до 2
power-king = Корона: вибір починаєш ти
power-emperor = Віддай корону за монету чи карту
power-patrician = Корона: вибір починаєш ти
power-bishop = { rank-eight } не шкодить місту
power-abbot = 1 монета від найбагатшого
power-cardinal = Будуй за чужі монети
power-merchant = 1 додаткова монета
power-alchemist = Плата за квартали повернеться
power-trader = Торговельні квартали без ліміту
power-architect = 2 додаткові карти, будуй до 3
power-navigator = 4 монети або 4 карти, не будуєш
power-scholar = 1 із 7 карт, будуй до 2
power-warlord = Зруйнуй квартал
power-diplomat = Обміняйся кварталами
power-marshal = Захопи дешевий квартал
power-queen = 3 монети поруч із 4-м рангом
power-artist = 2 квартали дають на 1 бал більше
power-tax_collector = Забери мито за будівництво
power-classic_tax_collector = Хто будує, платить тобі 1 монету

rank-eight = { $eighth ->
    [none] 8-й ранг
   *[other] { $eighth }
}
