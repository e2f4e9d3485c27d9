import { defineTexts } from "../platform/i18n/texts.ts";

export const appTexts = defineTexts("app", {
  goToDashboard: { ru: "К моим пространствам", en: "Go to my spaces" },
  goToSpace: { ru: "В пространство", en: "Go to the space" },
  notFoundTitle: { ru: "Здесь нет комнаты", en: "There is no room here" },
  notFoundDescription: {
    ru: "Возможно, в адресе опечатка, а может быть, пространство переименовали или удалили.",
    en: "The address may have a typo, or the space was renamed or deleted.",
  },
  notHereTitle: {
    ru: "Этой страницы нет или она не для вас",
    en: "This page does not exist, or you do not have access to it",
  },
  notHereLead: {
    ru: "Проверьте адрес или попросите того, кто прислал ссылку, открыть вам доступ.",
    en: "Check the address, or ask the person who sent the link to give you access.",
  },
  loadFailed: { ru: "Страница не загрузилась", en: "This page did not load" },
  retry: { ru: "Повторить", en: "Try again" },
  youAskedFor: { ru: "Вы открыли {{address}}", en: "You asked for {{address}}" },
  loadingErrorTitle: { ru: "Не удалось загрузить страницу", en: "Page loading error" },
  loadingErrorDescription: {
    ru: "Проверьте подключение к интернету и обновите страницу",
    en: "Check your internet connection and refresh the page",
  },
  notAvailableTitle: { ru: "Страница недоступна", en: "Page not available" },
  teamIntegrations: {
    ru: "Slack целой команды подключает её администратор в настройках команды.",
    en: "A team’s admin connects its Slack in the team’s settings.",
  },
  reportProblem: { ru: "Сообщить о неполадке", en: "Report a problem" },
  refresh: { ru: "Обновить", en: "Refresh" },
  outdated: {
    ru: "Вышла новая версия Atrium: обновите страницу.",
    en: "There is a new version of Atrium. Refresh the page to get it.",
  },
  reloadLater: { ru: "Позже", en: "Later" },
  loading: { ru: "Загружаем…", en: "Loading…" },
  termsOfOperator: { ru: "Условия владельца этого сервера", en: "Terms of whoever runs this server" },
  privacyOfOperator: {
    ru: "Как обращается с данными владелец этого сервера",
    en: "Privacy notice of whoever runs this server",
  },
  legalTitle: { ru: "Правовые документы", en: "Legal documents" },
  termsOfUse: { ru: "Условия", en: "Terms" },
  termsOfUseText: {
    ru: "Atrium — свободная программа под лицензией MIT, без гарантий. За этот сервер, людей на нём и правила общения отвечает его владелец.",
    en: "Atrium is free software under the MIT licence, without warranty. The owner of this server is responsible for it, for the people on it and for the rules they meet by.",
  },
  privacy: { ru: "Личные данные", en: "Privacy" },
  privacyText: {
    ru: "Хранятся почта, имя, язык, рассказ о себе и то, что вы создали: команды, пространства, комнаты. Голос и видео проходят через сервер и не записываются, пока запись не включена явно. Гостевой сеанс длится сутки. Имя гостя и его рассказ о себе хранятся 30 дней или дольше, если гость нужен команде. Если вы подключили Google Календарь, его события читаются, чтобы показать их вам одному, и не хранятся; отключить его можно в любой момент. Если вы разрешили Slack показывать, что вы здесь, ваш статус там называет пространство, в котором вы находитесь.",
    en: "We keep your email, name, language, what you say about yourself and what you create: teams, spaces, rooms. Voice and video pass through the server and are not recorded unless someone visibly starts a recording. A guest session lasts a day. A guest’s name and what they say about themselves are kept for 30 days, or longer while a team needs the guest. If you connect Google Calendar, its events are read to show them to you alone and are not stored; you can disconnect it at any time. If you let Slack show that you are here, your status there names the space you are in.",
  },
  dataOfOthers: { ru: "Чужие данные", en: "Third-party data" },
  dataOfOthersText: {
    ru: "В какой стране сетевой адрес, известно из данных Number Resource Organization (nro.net), лицензия CC BY 4.0.",
    en: "We look up the country of a network address in data of the Number Resource Organization (nro.net), licensed under CC BY 4.0.",
  },
  onThisDevice: { ru: "На этом устройстве", en: "On this device" },
  onThisDeviceText: {
    ru: "Один файл cookie помнит вход, другой узнаёт этот браузер. Имя и язык хранятся и здесь, и в учётной записи. Только здесь остаются оформление, громкость собеседников, выбранные микрофон, камера и динамики, последняя команда, выбор уведомлений и пометка, что ссылку для входа просили отсюда.",
    en: "One cookie keeps you signed in, another recognises this browser. Your name and language are kept here and with your account. Only this device keeps your theme, the volume you set for people, your choice of microphone, camera and speakers, your last team, your notification choices, and a note that a sign-in link was requested here.",
  },
});
