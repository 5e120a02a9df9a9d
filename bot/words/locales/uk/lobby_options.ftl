
lobby-now = -# ℹ️ **Для { $seats } гравців:** { $changes }
lobby-now-size = Завершене місто — це { $size ->
    [one] { $size } квартал
    [few] { $size } квартали
   *[many] { $size } кварталів
}.
lobby-now-with = Додано { NAME($names, case: "acc") }.
lobby-now-without = Прибрано { NAME($names, case: "acc") }.

options-for-assumed = 👥 **На { $count ->
    [one] { $count } гравця
    [few] { $count } гравців
   *[many] { $count } гравців
}**, доки не приєднаються інші.
options-for-expected = 👥 **На { $count ->
    [one] { $count } гравця
    [few] { $count } гравців
   *[many] { $count } гравців
}**. Поки що тут: { $taken }
options-for-taken = 👥 **На { $count ->
    [one] { $count } гравця
    [few] { $count } гравців
   *[many] { $count } гравців
}**: усі, хто тут.
options-for-most = 👥 **На { $count ->
    [one] { $count } гравця
    [few] { $count } гравців
   *[many] { $count } гравців
}**: більше не можна. Поки що тут: { $taken }

menu-seats = Скільки буде гравців?
options-seats = Гравців: { $count }
options-seats-open = Гравців: скільки прийде
    .description = Карти підходять для тих, хто тут (доки інших немає: { $count }).

## Форма

button-form = Усі параметри разом
form-title = Параметри
form-edition = Видання
form-set = Набір карт
form-extras = Додатково
form-seats = Скільки буде гравців?
form-tie = Хто перемагає за рівності балів?

extra-nine = Дев’ятий персонаж
    .description = Ще один, якщо дозволяє кількість гравців.
extra-actions = Карти дій
    .description = Лише в розкішному виданні.
extra-short = Коротка гра
    .description = На один квартал менше: коротша приблизно на п’яту частину.

options-form-old = Тим часом змінилося щось інше. { now-so }
options-form-lacking = Не входить у «{ $edition }»: { $names }. Решту форми враховано.

## Відкрита панель

button-options-done = Готово
options-done = ✅ Готово. Повернутися можна через **Деталі** в лобі.
options-opened-anew = ⬇️ Параметри відкрито нижче.
options-over-started = ▶️ Гра почалася.
options-over-host = Тепер господар столу — { $host }.
