### Страница уроков и подсказки за столом, по-русски. Тексты уроков каждой игры — в <игра>-lessons.ftl.

## Список уроков

tutorial-title = Учимся играя
tutorial-lead = Короткие уроки за настоящим столом. Вам подсказывают, что попробовать, а играете вы.
tutorial-progress = { $done ->
    [0] Ни один урок ещё не пройден
   *[other] Пройдено уроков: { $done } из { $all }
}
tutorial-lessons = Уроки
tutorial-begin = Начать
tutorial-again = Ещё раз
tutorial-done = Пройден
tutorial-name = Урок { $number }. { $title }
tutorial-play = Сыграть с ботами
tutorial-play-about = Настоящая партия, уже без подсказок. Но если что-то выбрать нельзя, вам по-прежнему скажут почему.
tutorial-none = Уроков пока нет. Правила начинаются с одной страницы: как идёт ход и чем кончается партия.

## За столом

tutorial-guide = Подсказки
tutorial-step = Шаг { $number } из { $all }
tutorial-next = Дальше
tutorial-show = Показать
tutorial-do = Сделайте так: { $choice }
tutorial-confirm = Выберите ещё раз или нажмите «Подтвердить».
tutorial-else = Так тоже можно. Но здесь попробуйте другое: { $choice }.
tutorial-read-first = Сначала прочтите это и нажмите «Дальше».
tutorial-watch = Следите за столом.
tutorial-astray = За столом всё пошло не так, как задумано. Играйте дальше как хотите или начните урок заново.
tutorial-finished = Отлично! Урок окончен.
tutorial-finished-all = Отлично! Это был последний урок: теперь вы знаете всё, что нужно для игры.
tutorial-next-lesson = Следующий урок: { $title }
tutorial-restart = Начать урок заново
tutorial-leave = Все уроки
