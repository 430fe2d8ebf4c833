### Тексты страниц вокруг игрового стола.

## Рамка

web-skip = Перейти к содержимому
web-nav = Страницы
web-nav-lobby = Зал
web-nav-games = Мои партии
web-nav-learn = Обучение
web-nav-rules = Правила
web-nav-settings = Настройки
web-nav-account = Гость
web-language = Язык
web-page-title = { $page } — Mindrose
web-page-title-turn = ({ $turns }) Ваш ход — { $page }
web-turns = { $turns ->
    [one] Вас ждёт { $turns } стол
    [few] Вас ждут { $turns } стола
   *[many] Вас ждут { $turns } столов
}
web-your-turn = Ваш ход
web-footer-unofficial = Неофициальный бесплатный проект. Названия игр упоминаются лишь как факт; материалы и иллюстрации издателей не используются.
web-footer-icons = Значки разных авторов:
web-footer-api = Для программ

## Заголовки страниц

web-title-lobby = Зал
web-title-new = Новый стол
web-title-table = Стол
web-title-games = Мои партии
web-title-record = Запись партии
web-title-rules = Правила
web-title-settings = Настройки
web-title-account = Профиль
web-title-learn = Обучение
web-title-avatar = Аватар за вашим столом
web-title-missing = Здесь ничего нет

## Когда что-то не так

web-offline = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз: ничего не потеряно.
web-broken = На этой странице что-то сломалось. Загрузите её заново: ваши партии хранятся на сервере.
web-again = Повторить
web-page-failed = Страница не загрузилась
web-missing = Здесь ничего нет
web-missing-about = Этот адрес никуда не ведёт: возможно, по дороге потерялась буква.
web-no-table-about = Возможно, в ссылке потерялась буква: попросите прислать её ещё раз. Столы, за которыми вы сидите, — в разделе «Мои партии».
web-to-lobby = В зал

## Зал

web-lobby-welcome = Садитесь и играйте
web-lobby-welcome-back = Рады вас видеть, { $name }
web-lobby-lead = Настольные игры с ботами или друзьями прямо в браузере. Без регистрации и ожидания.
web-your-name = Ваше имя
web-guest = Гость
web-choose-game = Выберите игру
web-players = Игроков: от { $least } до { $most }
web-players-exactly = Игроков: { $number }
web-about-cerebria-cards = Собирайте эмоции Света и Тьмы, объединяйте их, истощайте и обкрадывайте соперников и набирайте очки при каждом Откровении. Около получаса.
web-about-cerebria = Две команды духов борются за одно сознание: задействуйте эмоции, берите под контроль его миры и при каждом Откровении формируйте индивидуальность. Два–три часа.
web-about-black-rose-wars = Маги борются за власть в магической ложе: изучайте и планируйте заклинания, призывайте воплощения, восстанавливайте комнаты и не дайте Чёрной Розе обойти вас. Два–три часа.
web-play-bots = Играть с ботами
web-start-basic = Первая партия: базовый режим
web-start-solo = В одиночку против Аватара
web-bots = Сила ботов
web-play-friends = Играть с друзьями
web-lesson = Впервые здесь? Учитесь играя
web-lesson-about = { $games }: короткие уроки объясняют каждый шаг. Каждый — на несколько минут, и прервать можно в любой момент.
web-lesson-begin = Научиться играть
web-lesson-later = Не сейчас
web-my-running = Ваши партии
web-open-tables = Открытые столы
web-open-tables-none = Сейчас никто не ждёт. Откройте стол для всех — и он появится здесь.
web-running-tables = Сейчас играют
web-join = Сесть
web-look = Взглянуть
web-watch = Смотреть
web-go-on = Продолжить
web-open-table = К столу

## Столы

web-seats = Места
web-seat-open = Свободно
web-seat-waits = ждёт игрока
web-level-easy = Слабый бот
web-level-medium = Средний бот
web-level-hard = Сильный бот
web-level-expert = Бот-эксперт
web-pace-live = За один раз
web-pace-slow = Не спеша
web-public = Для всех
web-private = По ссылке
web-limit-none = Без лимита
web-limit-seconds = { $number ->
    [one] { $number } секунда
    [few] { $number } секунды
   *[many] { $number } секунд
}
web-limit-minutes = { $number ->
    [one] { $number } минута
    [few] { $number } минуты
   *[many] { $number } минут
}
web-limit-hours = { $number ->
    [one] { $number } час
    [few] { $number } часа
   *[many] { $number } часов
}
web-limit-days = { $number ->
    [one] { $number } день
    [few] { $number } дня
   *[many] { $number } дней
}
web-per-decision = { $limit } на решение
# $names: одно имя или список имён; $winners: сколько победителей.
web-won = { $winners ->
    [0] Никто не победил
    [1] Победа: { $names }
   *[other] Разделённая победа: { $names }
}

## Новый стол

web-new-table = Новый стол
web-who-plays = Кто играет?
web-player-count = Число игроков
web-you = Вы
web-you-about = Так вас видят остальные.
web-seat = Место { $number }
web-sitter-open = Свободно: для друга
web-sitter-here = Игрок у этого экрана
web-name-of-seat = Имя игрока на месте { $number }
web-their-name = Имя
# Who plays with whom: $names are seats (web-team-seat) or web-team-you.
web-team-with = в команде с { $names }
web-team-you = вами
web-team-seat = местом { $number }
web-team-alone = без союзников
web-manner = Как играем
web-pace = Темп
web-pace-live-about = Все на месте и играют до конца.
web-pace-slow-about = Ходите, когда удобно; партия идёт несколько дней.
web-limit = Время на решение
web-who-sees = Кто увидит стол?
web-private-about = Только те, у кого есть ссылка.
web-public-about = Стол виден в зале: любой может сесть или смотреть.
web-ways = Вариант игры
web-differences = Чем они отличаются, по правилам ({ $number })
web-house-rules = Домашние правила
web-house-rules-usual = как в правилах
web-house-rules-changed = { $number ->
    [one] { $number } домашнее правило
    [few] { $number } домашних правила
   *[many] { $number } домашних правил
}
web-house-rules-about = Для этого стола можно изменить любое число из правил.
web-house-rules-reset = Вернуть обычные правила
web-options-seats = Духи и колоды
web-options-seats-about = Здесь их можно спокойно прочитать. Чего не выбрали здесь, каждый выберет за столом.
web-options-mages = Маги, школы и заклинания
web-options-mages-about = Здесь их можно спокойно прочитать: каждый выбирает за столом.
web-options-rare = Дополнительно
web-option-written = вписать самому…
web-usually = Обычно: { $value }.
web-cards = Карты
web-cards-about = Наборы ваших собственных карт и колод на этом сервере. Стол сохраняет набор таким, какой он сейчас, что бы ни стало с файлами.
web-cards-usual = Карты игры
web-cards-mistakes = { $number ->
    [one] { $number } ошибка: выбрать набор можно будет, когда она исправлена
    [few] { $number } ошибки: выбрать набор можно будет, когда они исправлены
   *[many] { $number } ошибок: выбрать набор можно будет, когда они исправлены
}
web-make-table = Открыть стол
web-make-table-about = Вы получите ссылку для друзей; партия начнётся, когда займут последнее место.
web-start = Начать партию
web-start-about = Партия начнётся сразу.

## Ожидание игроков

web-waiting = Ждём игроков
web-waiting-full = Все в сборе
web-waiting-about = { $number ->
    [one] Свободно { $number } место. Партия начнётся сама, когда его займут.
    [few] Свободно { $number } места. Партия начнётся сама, когда их займут.
   *[many] Свободно { $number } мест. Партия начнётся сама, когда их займут.
}
web-waiting-host = Теперь партию может начать { $host }.
web-share = Пригласите друзей по этой ссылке
web-share-about = Кто её откроет, сможет сесть за стол или смотреть.
web-copy = Копировать
web-copied = Скопировано. Отправьте ссылку друзьям.
web-sit = Сесть
web-bot = Отдать боту
web-bot-level = Уровень новых ботов
web-open = Освободить
web-leave = Уйти из-за стола
web-close = Закрыть стол
web-here = в сети
web-away = не в сети

## Мои партии

web-running = Текущие
web-running-none = У вас нет текущих партий.
web-finished = Сыгранные
web-finished-none = Здесь останутся сыгранные партии: их можно пересмотреть, скачать и показать друзьям.
web-replay = Пересмотреть
web-download = Скачать
web-more = { $number ->
    [one] Показать ещё { $number }
   *[other] Показать ещё { $number }
}
web-record = Открыть запись
web-record-choose = Выберите файл записи или перетащите его сюда
web-record-about = Сыгранная партия показывается заново, ход за ходом. Незаконченная продолжается: вы на первом месте, боты на остальных.
web-record-unreadable = Этот файл — не запись партии. Выберите файл, скачанный после партии или сохранённый командой mindrose.
web-leave-game = Выйти из игры
web-leave-game-about = За вас продолжит бот, он видит вашу руку. Больше никто не сможет занять ваше место, а вы сможете вернуться, пока игра не кончилась.
web-leave-waiting-about = Ваше место снова станет свободным.
web-leave-yes = Выйти
web-leave-no = Остаться
web-resign = Сдаться
web-resign-about = { $winners ->
    [0] { $player } сдаётся: партия сразу закончится поражением. Отменить это нельзя.
    [1] { $player } сдаётся: партия сразу закончится, и победит { $names }. Отменить это нельзя.
   *[other] { $player } сдаётся: партия сразу закончится, и победят { $names }. Отменить это нельзя.
}
web-resign-yes = Сдаться
web-resign-no = Играть дальше
web-resign-many = Сдаться здесь нельзя: соперников несколько, и они продолжат игру.
web-resign-teammate = Сдаться за всю команду нельзя: в ней играет ещё кто-то.
web-resign-which = За одним экраном вас несколько: сдаться можно только за самим столом.
web-resigned = { $player } сдаётся

## Правила

web-rules-of = Правила: { $game }
web-rules-search = Поиск по номеру или словам
web-rules-hint = Например, 5.4 или слово «слияние».
web-rules-found = { $number ->
    [0] Нет правила со всеми этими словами.
    [one] { $number } правило
    [few] { $number } правила
   *[many] { $number } правил
}
web-rules-none = Правила этой игры здесь не записаны.
web-rules-english = Каждое правило кратко пересказано одной строкой; полный текст — на английском. Термины переведены в словаре в конце.
web-summary = Игра на одной странице
web-chapters = Главы
web-glossary = Словарь

## Настройки

web-settings-about = Хранятся в этом браузере; каждое изменение видно сразу.
web-settings-look = Вид
web-settings-play = Игра
web-theme = Цвета
web-theme-auto = Как в системе
web-theme-light = Светлые
web-theme-dark = Тёмные
web-text-size = Размер текста
web-text-small = Мелкий
web-text-normal = Обычный
web-text-large = Крупный
web-text-huge = Огромный
web-motion = Анимация
web-motion-about = Как показываются ходы на столе.
web-motion-full = Полная
web-motion-reduced = Меньше
web-motion-off = Нет
web-shapes = Крупные знаки вибраций
web-shapes-about = Пламя, солнце, лист и капля всегда различают вибрации; с этой настройкой они крупнее и подписаны буквами.
web-vibe-red = красная
web-vibe-yellow = жёлтая
web-vibe-green = зелёная
web-vibe-blue = синяя
web-confirm = Подтверждать выбор вторым нажатием
web-confirm-about = Первое нажатие показывает, чего стоит выбор и что он даёт, второе его подтверждает.
web-passing = Когда можно вмешаться
web-passing-about = Кто-то действует, а вы могли бы помешать. За столом это можно менять в любой момент.
web-passing-ask = Спрашивать
web-passing-turn = Пропускать до моего хода
web-passing-always = Всегда пропускать
web-sound = Звуки
web-sound-about = Немного и негромко: карта, фрагмент, ваш ход.
web-text-mode = Стол в виде текста
web-text-mode-about = Всё, что на столе, — заголовками, списками и кнопками; для программ чтения с экрана.
web-offer-lesson = Предлагать первый урок в зале
web-tempo = Темп остальных
web-tempo-about = Сколько времени видно каждое чужое действие. «Пропустить» за столом сразу показывает настоящее.
web-tempo-calm = Спокойно, по секунде
web-tempo-brisk = Бодро
web-tempo-instant = Сразу

## Аккаунт

web-account-guest = Вы гость: вас помнит этот браузер. С аккаунтом ваши места сохранятся и на других устройствах.
web-account-is = Вы вошли как { $login }.
web-name-shown = Как вас видят другие
web-rename = Сохранить имя
web-renamed = Имя сохранено.
web-make-account = Создать аккаунт
web-make-account-about = Партии останутся вашими. Почту мы не спрашиваем, поэтому берегите пароль: новый прислать некому.
web-account-made = Аккаунт создан. Теперь можно войти и на других устройствах.
web-log-in = Войти
web-log-in-about = В этом браузере вы станете тем игроком.
web-logged-in = Вы вошли.
web-log-out = Выйти
web-log-out-about = Этот браузер вас забудет; партии подождут, пока вы не войдёте снова.
web-logged-out = Вы вышли.
web-login = Логин
web-login-about = От 3 до 32 латинских букв, цифр, точек, дефисов или подчёркиваний.
web-password = Пароль
web-password-about = Не меньше 8 знаков.
web-programs = Играющие программы
web-programs-about = Ваша программа может занять место и отвечать сама. Серверу она показывает свой ключ.
web-program-name = Название программы
web-program-make = Создать ключ
web-token = Ключ программы { $name }. Скопируйте его сейчас: больше он не будет показан.
web-delete = Удалить
web-delete-really = Да, удалить

## Почему сервер отказал

problem-no-player = Сервер вас ещё не знает: сначала назовите себя.
problem-name = В имени должно быть от 1 до 24 знаков, и не одни пробелы: выберите другое.
problem-login-taken = Этот логин уже занят: выберите другой.
problem-login-wrong = Неверный логин или пароль: попробуйте ещё раз.
problem-has-account = У вас уже есть аккаунт: сначала выйдите из него.
problem-no-table = Такого стола нет: проверьте ссылку.
problem-no-game = На этом сервере нет такой игры: выберите другую в зале.
problem-option = У одного из домашних правил невозможное значение: проверьте их или верните обычные правила.
problem-pack = Набора карт «{ $pack }» на этом сервере больше нет, или в нём появились ошибки: выберите карты заново.
problem-players = В эту игру играют от { $least } до { $most } человек: выберите другое число мест.
problem-level = Боту нужен уровень: выберите его.
problem-seat-taken = Это место занято: выберите другое или смотрите.
problem-seat-unknown = За столом нет такого места: выберите другое.
problem-not-host = Это может только хозяин стола: попросите его.
problem-not-seated = У вас нет места за этим столом: вы можете смотреть.
problem-started = Партия уже началась: смотрите её или откройте другой стол.
problem-not-started = Партия ещё не началась: подождите, пока займут все места.
problem-not-over = Это показывают только после конца партии: сначала доиграйте её.
problem-over = Партия уже закончена: просмотрите её или начните новую.
problem-many-sides = Сдаться здесь нельзя: соперников несколько, и они продолжат игру. Но можно выйти: за вас доиграет бот.
problem-teammate = Сдаться за всю команду нельзя: в ней играет ещё кто-то. Но можно выйти: за вас доиграет бот.
problem-begun = Вы не закончили начатое действие: завершите его или откажитесь от него за столом, потом сдавайтесь.
problem-which-seat = Вы играете за обоих соперников: откройте стол и сдайтесь на том месте, которое сдаётся.
problem-open-seats = Есть свободные места: подождите игроков или отдайте места ботам.
problem-already-seated = Вы уже сидите за этим столом.
problem-record = Эту запись нельзя воспроизвести: она повреждена или сделана с другими правилами или картами.
problem-record-pack = В эту партию играли с набором карт «{ $pack }» в его прежнем виде, а здесь он не сохранился: загрузите запись партии, карты есть в ней самой.
problem-position = Такого стола быть не может: посмотрите, что в нём не так.
problem-rate = Слишком часто: немного подождите и попробуйте снова.
problem-too-large = Для сервера это слишком много: отправьте что-нибудь поменьше.
problem-malformed = Сервер не понял запрос этой страницы: загрузите её заново.
problem-origin = Запрос пришёл с другого сайта и отклонён: откройте Mindrose по его собственному адресу.
problem-host = У этого сервера другое имя. Откройте его по адресу, который вам дали, или попросите владельца добавить это имя.
problem-gone = Этот стол закрыт.
problem-asked = Вы об этом уже просили, остальные не согласились.
problem-blocked = Хозяин этого стола не хочет с вами играть: выберите другой стол.
problem-storage = Серверу не удалось это сохранить, ничего не изменилось: попробуйте ещё раз.
problem-stale = За столом уже всё изменилось: взгляните ещё раз и ответьте.
problem-no-undo = Вам нечего брать назад.
problem-undos = Вы слишком часто брали ход назад: решитесь, потом это снова станет можно.
problem-promise = Сервер больше не хранит обещанное перемешивание: попробуйте ещё раз.
problem-no-draft = Отказываться не от чего: вы ничего не начали.
problem-no-takeback = Никто не просит взять ответ назад.
problem-no-program = У вас нет такой программы: загрузите страницу заново.
problem-too-many = У вас их слишком много: сначала закончите или удалите что-нибудь.
problem-internal = На сервере что-то пошло не так: попробуйте ещё раз.
problem-not-found = По этому адресу ничего нет: проверьте ссылку.
