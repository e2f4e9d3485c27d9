import { defineTexts } from "../platform/i18n/texts.ts";

/** A team's Slack, and one's own place in it. */
export const slackTexts = defineTexts("slack", {
  title: { ru: "Интеграции", en: "Integrations" },
  lead: { ru: "К чему подключена команда «{{team}}».", en: "What {{team}} is connected to." },
  notLoaded: { ru: "Интеграции не загрузились.", en: "The integrations could not be loaded." },
  what: {
    ru: "Сообщения о встречах и статус «В Atrium»",
    en: "Messages about meetings, and a status “In Atrium”",
  },
  notSetUp: { ru: "На этом сервере Slack не настроен", en: "Slack is not set up on this server" },
  workspace: { ru: "Рабочее пространство {{name}}", en: "{{name}} workspace" },
  workspaceBy: {
    ru: "Рабочее пространство {{name}}, подключение: {{person}}",
    en: "{{name}} workspace, added by {{person}}",
  },
  connected: { ru: "Подключён", en: "Connected" },
  broken: { ru: "Отключён в Slack", en: "Removed in Slack" },
  brokenLead: {
    ru: "Slack больше не принимает сообщения. Подключите его снова.",
    en: "Slack takes no more messages. Connect it again.",
  },
  connect: { ru: "Подключить", en: "Connect" },
  disconnect: { ru: "Отключить", en: "Disconnect" },
  disconnectAsk: { ru: "Отключить Slack?", en: "Disconnect Slack?" },
  disconnectWhat: {
    ru: "Сообщения и статусы прекратятся, выбранные каналы забудутся.",
    en: "Messages and statuses end, and the chosen channels are forgotten.",
  },
  cancel: { ru: "Отмена", en: "Cancel" },
  waiting: { ru: "Продолжите в окне Slack.", en: "Continue in the window of Slack." },
  blocked: {
    ru: "Браузер не открыл окно Slack. Разрешите этому сайту открывать окна и повторите.",
    en: "The browser did not open Slack’s window. Allow this site to open windows, then try again.",
  },
  notReached: { ru: "Slack не отвечает. Повторите позже.", en: "Slack is not responding. Try again later." },
  spent: { ru: "Разрешение Slack устарело. Повторите.", en: "Slack’s permission has expired. Try again." },

  meets: { ru: "Сообщать о встречах", en: "Say when people meet" },
  channelOf: { ru: "Канал для «{{space}}»", en: "Channel of {{space}}" },
  postOf: { ru: "Сообщать из «{{space}}»", en: "Post from {{space}}" },
  noChannel: { ru: "Нет канала", en: "No channel" },
  channelNotLoaded: { ru: "Канал не загрузился.", en: "The channel could not be loaded." },
  noneFound: { ru: "Такого канала нет", en: "No such channel" },
  channelLost: {
    ru: "Slack не принял сообщение: канал удалён, в архиве или закрыт для приложений.",
    en: "Slack did not take the message: the channel is gone, archived, or closed to apps.",
  },
  noChannels: {
    ru: "Каналы не загрузились: Slack не отвечает.",
    en: "The channels did not load: Slack is not responding.",
  },
  noSpaces: { ru: "В команде ещё нет пространств.", en: "The team has no spaces yet." },
  preview: { ru: "Как это выглядит в {{channel}}", en: "What people see in {{channel}}" },
  rule: {
    ru: "Одно сообщение, когда встреча начинается; когда люди приходят и уходят, ничего. Названия закрытых пространств не отправляются.",
    en: "One message when a meeting starts, none when people come and go. Names of private spaces are never sent.",
  },
  lastPost: { ru: "Последнее сообщение: {{when}}", en: "Last message {{when}}" },
  neverPosted: { ru: "Сообщений ещё не было", en: "No message yet" },
  allowedBy: {
    ru: {
      one: "Статус «В Atrium» разрешил {{count}} человек",
      few: "Статус «В Atrium» разрешили {{count}} человека",
      many: "Статус «В Atrium» разрешили {{count}} человек",
    },
    en: { one: "{{count}} person shows “In Atrium”", other: "{{count}} people show “In Atrium”" },
  },

  ownTitle: { ru: "Ваш статус в Slack", en: "Your status in Slack" },
  ownLead: {
    ru: "Пока вы в пространстве команды, в Slack рядом с именем стоит «В Atrium». Свой статус не заменяется.",
    en: "While you are in a space of the team, Slack shows “In Atrium” beside your name. A status of your own stays.",
  },
  ownOn: { ru: "Показывается в {{name}}", en: "Shown in {{name}}" },
  ownOff: { ru: "Не показывается", en: "Not shown" },
  show: { ru: "Показывать", en: "Show" },
  hide: { ru: "Не показывать", en: "Stop" },

  closeThis: { ru: "Это окно можно закрыть", en: "You can close this window" },
  closeThisLead: {
    ru: "Продолжите в окне, где вы начали.",
    en: "Continue in the window where you began.",
  },
});
