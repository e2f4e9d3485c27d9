import { defineTexts } from "../../platform/i18n/texts.ts";

/** The words of the room shield: for hosts, and for those who wait. */
export const shieldTexts = defineTexts("shield", {
  shield: { ru: "Щит комнаты", en: "Room shield" },
  lead: {
    ru: "Новые люди слушают без микрофона и камеры, пока ведущий их не впустит.",
    en: "Newcomers listen without microphone and camera until a host lets them in.",
  },
  waiting: { ru: "Ждут", en: "Waiting" },
  nobodyWaits: { ru: "Никто не ждёт.", en: "Nobody is waiting." },
  letIn: { ru: "Впустить", en: "Let in" },
  letInNamed: { ru: "Впустить: {{name}}", en: "Let {{name}} in" },
  letAllIn: { ru: "Впустить всех", en: "Let everyone in" },
  openCard: { ru: "Карточка: {{name}}", en: "Card for {{name}}" },
  inRoom: { ru: "комната «{{room}}»", en: "in {{room}}" },
  isUp: {
    ru: {
      one: "Щит комнаты поднят, ждёт {{count}}",
      few: "Щит комнаты поднят, ждут {{count}}",
      many: "Щит комнаты поднят, ждут {{count}}",
    },
    en: { one: "The room shield is up, {{count}} waiting", other: "The room shield is up, {{count}} waiting" },
  },
  hide: { ru: "Скрыть", en: "Hide" },
  youListen: { ru: "Вы уже слышите", en: "You can listen already" },
  youWait: {
    ru: "Ведущие знают, что вы здесь, и скоро дадут слово. Микрофон и камера подождут.",
    en: "The hosts know that you are here and will let you speak in a moment. Your microphone and camera stay off until then.",
  },
  youWaitAlone: {
    ru: "Ведущего сейчас нет. Кто придёт, увидит, что вы ждёте. Микрофон и камера подождут.",
    en: "No host is here right now. The next one will see that you are waiting. Your microphone and camera stay off until then.",
  },
  waitedFor: { ru: "Ожидание: {{time}}", en: "You have waited {{time}}" },
  nowYouSpeak: { ru: "Вас впустили: теперь можно говорить.", en: "You were let in. You can speak now." },
});
