import { defineTexts, type Say } from "../../platform/i18n/texts.ts";

export const firstStepsTexts = defineTexts("firstSteps", {
  title: { ru: "Первые шаги", en: "First steps" },
  count: { ru: "{{done}} из {{of}}", en: "{{done}} of {{of}}" },
  done: { ru: "Сделано", en: "Done" },
  hide: { ru: "Скрыть", en: "Hide" },
  team: { ru: "Создать команду", en: "Create your team" },
  space: { ru: "Создать пространство", en: "Create a space" },
  spaceLead: { ru: "Выберите шаблон", en: "Choose a template" },
  invite: { ru: "Отправить ссылку коллеге", en: "Send the link to one colleague" },
  inviteLead: { ru: "Вдвоём уже слышно, в чём дело", en: "Two are enough to hear what this is about" },
  microphone: { ru: "Проверить микрофон", en: "Check your microphone" },
  microphoneLead: { ru: "Шкала должна шевельнуться", en: "The meter must move" },
});

export type FirstStepsSay = Say<(typeof firstStepsTexts)["entries"]>;
