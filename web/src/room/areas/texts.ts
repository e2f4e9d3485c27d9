import { defineTexts } from "../../platform/i18n/texts.ts";

/** The words of private areas: who hears me, and what there is to do at a door. */
export const areaTexts = defineTexts("area", {
  area: { ru: "Приватная зона", en: "Private area" },
  onlyHear: {
    ru: {
      one: "Вас слышит только {{names}}",
      few: "Вас слышат только: {{names}}",
      many: "Вас слышат только: {{names}}",
    },
    en: { one: "Only {{names}} hears you", other: "Only {{names}} hear you" },
  },
  onlyThese: {
    ru: {
      one: "Вас слышит только {{count}} человек здесь",
      few: "Вас слышат только {{count}} человека здесь",
      many: "Вас слышат только {{count}} человек здесь",
    },
    en: { one: "Only {{count}} person here hears you", other: "Only {{count}} people here hear you" },
  },
  nobodyHears: { ru: "Снаружи вас не слышно", en: "Nobody outside hears you" },
  outsideSees: { ru: "{{name}}. Снаружи видят вас без камеры.", en: "{{name}}. Outside sees you without your camera." },
  inviteInside: { ru: "Позвать", en: "Invite inside" },
  stepOut: { ru: "Выйти из зоны", en: "Step out" },
  goIn: { ru: "Зайти", en: "Go in" },
  doorIsClosed: { ru: "Дверь закрыта", en: "The door is closed" },
  askInside: {
    ru: "{{name}}. Постучите, и те, кто внутри, смогут вас впустить.",
    en: "{{name}}. Knock, and someone inside can let you in.",
  },
  knock: { ru: "Постучать", en: "Knock" },
  youKnocked: { ru: "Вы постучали", en: "You knocked" },
  secondsLeft: { ru: "Ещё {{seconds}} с", en: "{{seconds}} s left" },
  secondsAgo: { ru: "{{seconds}} с назад", en: "{{seconds}} s ago" },
  stopKnocking: { ru: "Не ждать", en: "Stop" },
  knocks: { ru: "Стучит {{name}}", en: "{{name}} knocks" },
  letIn: { ru: "Впустить", en: "Let in" },
  notNow: { ru: "Не сейчас", en: "Not now" },
  letInNamed: { ru: "Впустить: {{name}}", en: "Let in: {{name}}" },
  notNowNamed: { ru: "Не сейчас: {{name}}", en: "Not now: {{name}}" },
  askEveryoneOut: { ru: "Попросить всех выйти", en: "Ask everyone out" },
  askedEveryone: { ru: "Мы попросили всех выйти", en: "Everyone was asked to leave" },
  asksYouOut: { ru: "{{name}} просит всех выйти: {{area}}", en: "{{name}} asks everyone to leave: {{area}}" },
  whoComesIn: { ru: "Кого позвать?", en: "Who should come in?" },
  nobodyToInvite: { ru: "Никого не нашлось.", en: "Nobody found." },
  invite: { ru: "Позвать", en: "Invite" },
  inviteNamed: { ru: "Позвать: {{name}}", en: "Invite {{name}}" },
  takeBackNamed: { ru: "Отменить приглашение: {{name}}", en: "Cancel {{name}}'s invitation" },
  invited: { ru: "Приглашение отправлено", en: "Invited" },
  invitedFor: { ru: "Приглашение отправлено {{seconds}} с назад", en: "Invited {{seconds}} s ago" },
  undisturbed: { ru: "Просит не беспокоить", en: "Not to be disturbed" },
  inThisRoom: { ru: "В этой комнате", en: "In this room" },
  pastTheDoor: {
    ru: "Приглашённые один раз пройдут мимо закрытой двери.",
    en: "They come in past the closed door, once.",
  },
  theyCome: { ru: "Приглашённые придут к вам.", en: "They come to where you are." },
  left: {
    ru: "Вы вышли: {{name}}. Вас снова слышат все рядом.",
    en: "You left: {{name}}. Everyone near hears you again.",
  },
  inside: {
    ru: { one: "{{count}} внутри", few: "{{count}} внутри", many: "{{count}} внутри" },
    en: { one: "{{count}} inside", other: "{{count}} inside" },
  },
});
