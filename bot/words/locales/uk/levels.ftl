menu-level = Наскільки сильні комп’ютери?

level = 🤖 Рівень комп’ютерів: { $name }

level-novice = новачок
    .description = Легкий. Для першої гри.
level-builder = досвідчений
    .description = Знає, навіщо потрібна кожна карта.
level-master = майстер
    .description = Прораховує ходи наперед. Перемогти важко.
