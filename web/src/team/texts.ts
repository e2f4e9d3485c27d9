import { defineTexts, type Say } from "../platform/i18n/texts.ts";

export const teamTexts = defineTexts("team", {
  // Shell
  spaces: { ru: "Пространства", en: "Spaces" },
  settings: { ru: "Настройки команды", en: "Team settings" },
  settingsShort: { ru: "Настройки", en: "Settings" },
  liveNow: { ru: "Сейчас в эфире", en: "Live now" },
  yourTeams: { ru: "Ваши команды", en: "Your teams" },
  newTeam: { ru: "Новая команда", en: "New team" },
  switchTeam: { ru: "Команда {{name}}. Выбрать другую", en: "Team {{name}}. Choose another" },
  demoSpace: { ru: "Демо-пространство", en: "Demo space" },
  you: { ru: "Вы", en: "You" },
  accountMenu: { ru: "Меню: {{name}}", en: "Menu: {{name}}" },
  profile: { ru: "Мой профиль", en: "Your profile" },
  language: { ru: "Язык", en: "Language" },
  look: { ru: "Оформление", en: "Look" },
  light: { ru: "Светлое", en: "Light" },
  dark: { ru: "Тёмное", en: "Dark" },
  system: { ru: "Как в системе", en: "As the system" },
  signOut: { ru: "Выйти", en: "Sign out" },
  guest: { ru: "Гость", en: "Guest" },
  members: {
    ru: { one: "{{count}} участник", few: "{{count}} участника", many: "{{count}} участников" },
    en: { one: "{{count}} member", other: "{{count}} members" },
  },
  keepTitle: {
    ru: "Команда пока держится на этом браузере.",
    en: "This team lives in this browser only.",
  },
  keepLead: { ru: "Подтвердите почту, чтобы она осталась за вами.", en: "Confirm an e-mail to keep it." },
  keepAct: { ru: "Подтвердить почту", en: "Confirm e-mail" },

  // Home
  morning: { ru: "Доброе утро, {{name}}", en: "Good morning, {{name}}" },
  afternoon: { ru: "Добрый день, {{name}}", en: "Good afternoon, {{name}}" },
  evening: { ru: "Добрый вечер, {{name}}", en: "Good evening, {{name}}" },
  welcome: { ru: "Добро пожаловать, {{name}}", en: "Welcome, {{name}}" },
  welcomeNameless: { ru: "Добро пожаловать", en: "Welcome" },
  nobodyInside: { ru: "Сейчас внутри никого. Войдите первым.", en: "Nobody is inside right now. Be the first." },
  insideAll: {
    ru: {
      one: "Внутри сейчас {{count}} человек.",
      few: "Внутри сейчас {{count}} человека.",
      many: "Внутри сейчас {{count}} человек.",
    },
    en: { one: "{{count}} person is inside right now.", other: "{{count}} people are inside right now." },
  },
  insideMost: {
    ru: {
      one: "Внутри сейчас {{count}} человек, больше всего — в «{{name}}».",
      few: "Внутри сейчас {{count}} человека, больше всего — в «{{name}}».",
      many: "Внутри сейчас {{count}} человек, больше всего — в «{{name}}».",
    },
    en: {
      one: "{{count}} person is inside right now, in {{name}}.",
      other: "{{count}} people are inside right now, most of them in {{name}}.",
    },
  },
  newSpace: { ru: "Новое пространство", en: "New space" },
  newSpaceHint: { ru: "Из готовой комнаты", en: "From a template" },
  rooms: {
    ru: { one: "{{count}} комната", few: "{{count}} комнаты", many: "{{count}} комнат" },
    en: { one: "{{count}} room", other: "{{count}} rooms" },
  },
  insideNow: {
    ru: { one: "{{count}} внутри", few: "{{count}} внутри", many: "{{count}} внутри" },
    en: { one: "{{count}} inside now", other: "{{count}} inside now" },
  },
  oneInside: { ru: "{{name}} внутри", en: "{{name}} is inside" },
  membersOnly: { ru: "Только для своих", en: "Members only" },
  opensAt: { ru: "Откроется {{when}}", en: "Opens {{when}}" },
  enter: { ru: "Войти", en: "Enter" },
  enterSpace: { ru: "Войти в «{{name}}»", en: "Enter {{name}}" },
  spaceMenu: { ru: "Меню пространства «{{name}}»", en: "Menu of {{name}}" },
  copyLink: { ru: "Скопировать ссылку", en: "Copy link" },
  linkCopied: { ru: "Ссылка скопирована", en: "Link copied" },
  linkNotCopied: { ru: "Не удалось скопировать: {{link}}", en: "Could not copy: {{link}}" },
  rename: { ru: "Переименовать", en: "Rename" },
  emptyLead: {
    ru: "В команде «{{team}}» ещё нет пространств. Первое займёт минуту.",
    en: "{{team}} has no spaces yet. The first one takes about a minute.",
  },
  emptyLeadMember: {
    ru: "В команде «{{team}}» ещё нет пространств. Их создаёт администратор.",
    en: "{{team}} has no spaces yet. An admin creates them.",
  },
  heroTitle: {
    ru: "Место, где команда встречается сама собой",
    en: "Open a place where your team runs into each other",
  },
  heroLead: {
    ru: "Выберите комнату, получите ссылку, отправьте её. Ничего устанавливать не нужно, гостям не нужна учётная запись.",
    en: "Pick a room, get a link, send it. Nobody installs anything, and guests need no account.",
  },
  createSpace: { ru: "Создать пространство", en: "Create a space" },
  tryDemo: { ru: "Заглянуть в демо", en: "Try the demo space" },
  startFromRoom: { ru: "Или начните с комнаты", en: "Or start from a room" },
  allTemplates: { ru: "Все комнаты", en: "All templates" },
  noTeamTitle: { ru: "С чего начнём?", en: "Where do we start?" },
  noTeamLead: {
    ru: "Команда владеет пространствами и приглашает людей. Назвать её можно как угодно.",
    en: "A team owns spaces and invites people. Call it what you like.",
  },

  // Dialogs
  teamName: { ru: "Название команды", en: "Team name" },
  teamNameExample: { ru: "Например, «Бумажный змей»", en: "Kite Studio, for example" },
  createTeam: { ru: "Создать команду", en: "Create team" },
  spaceName: { ru: "Название пространства", en: "Space name" },
  renameSpace: { ru: "Переименовать пространство", en: "Rename space" },
  renameTeam: { ru: "Переименовать команду", en: "Rename team" },
  save: { ru: "Сохранить", en: "Save" },
  cancel: { ru: "Отмена", en: "Cancel" },
  close: { ru: "Закрыть", en: "Close" },
  renamed: { ru: "Теперь это «{{name}}»", en: "Now called {{name}}" },
  undo: { ru: "Вернуть", en: "Undo" },
  teamSettingsLead: {
    ru: "Название видят все в команде и гости.",
    en: "Everybody in the team and its guests see the name.",
  },
  general: { ru: "Основное", en: "General" },
  onlyAdmins: { ru: "Менять название может администратор команды.", en: "A team admin can change the name." },

  // Creating a space
  chooseRoom: { ru: "С какой комнаты начнём", en: "Choose a room to start with" },
  chooseRoomLead: {
    ru: "Потом можно добавить комнаты и всё поменять.",
    en: "You can add more rooms and change everything later.",
  },
  chosen: { ru: "Выбрано", en: "Chosen" },
  address: { ru: "Адрес", en: "Address" },
  available: { ru: "Свободен", en: "Available" },
  taken: { ru: "Занят", en: "Taken" },
  checking: { ru: "Проверяем…", en: "Checking…" },
  clipboardNote: { ru: "Ссылка попадёт в буфер обмена.", en: "The link goes to your clipboard." },
  office: { ru: "Офис", en: "Office" },
  lounge: { ru: "Гостиная", en: "Lounge" },
  classroom: { ru: "Класс", en: "Classroom" },
  workshop: { ru: "Мастерская", en: "Workshop" },
  garden: { ru: "Сад", en: "Garden" },
  rooftop: { ru: "Крыша", en: "Rooftop" },
  gallery: { ru: "Галерея", en: "Gallery" },
  officeLead: {
    ru: "Столы, круглый стол и диван. Для обычного рабочего дня.",
    en: "Desks, a round table, a sofa. For an ordinary working day.",
  },
  loungeLead: {
    ru: "Разговоры у огня. Хорошо для первой встречи.",
    en: "Talks by the fire. Good for a first meeting.",
  },
  classroomLead: {
    ru: "Доска и двенадцать парт. Для уроков и групп.",
    en: "A board and twelve desks. For lessons and groups.",
  },
  workshopLead: {
    ru: "Верстаки и доска с заметками. Для работы руками.",
    en: "Benches and a wall of notes. For making things.",
  },
  gardenLead: { ru: "Свежий воздух и пруд. Хорошо для ретро.", en: "Fresh air and a pond. Good for a retro." },
  rooftopLead: {
    ru: "Вечерние огни и костёр. Для последнего часа долгой недели.",
    en: "Evening lights and a fire. Good for the last hour of a long week.",
  },
  galleryLead: { ru: "Стенды вдоль стен. Для показов и ярмарок.", en: "Stands along the walls. For shows and fairs." },
  withRooms: { ru: "Комнаты: {{names}}", en: "Rooms: {{names}}" },

  // Try for free
  tryTitle: { ru: "Ваше место за минуту", en: "Your own place in a minute" },
  tryLead: {
    ru: "Без почты и оплаты: назовите, откройте, отправьте ссылку.",
    en: "No e-mail, no card: name it, open it, send the link.",
  },
  defaultTeam: { ru: "Моя команда", en: "My team" },
  defaultSpace: { ru: "Наше место", en: "Our place" },
  tryAct: { ru: "Создать моё место", en: "Make my place" },
  ready: { ru: "«{{name}}» готово", en: "{{name}} is ready" },
  readyLead: {
    ru: "Три комнаты ждут. Отправьте ссылку тому, с кем хотите поговорить.",
    en: "Three rooms are waiting. Send the link to somebody you want to talk to.",
  },
  copied: { ru: "Ссылка уже в буфере обмена", en: "The link is in your clipboard" },
  enterNow: { ru: "Войти в пространство", en: "Enter the space" },
  toDashboard: { ru: "К моим пространствам", en: "To my spaces" },
  haveAccount: { ru: "Есть учётная запись?", en: "Have an account?" },
  signIn: { ru: "Войти", en: "Sign in" },
  retry: { ru: "Повторить", en: "Try again" },
});
export type TeamSay = Say<(typeof teamTexts)["entries"]>;
