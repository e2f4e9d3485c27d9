import type { AvatarAppearance } from "@atrium/contract";
import { defineTexts, type Entries } from "../../platform/i18n/texts.ts";

type NameIn<Appearance> = Appearance extends `${string}:${infer Name}` ? Name : Appearance;
/** `anna` from `face:anna`, `owl` from `animal:owl`; the letter stays as it is. */
export type FaceName = NameIn<AvatarAppearance>;

/** Names of the drawn faces, for tooltips and screen readers. */
export const faceTexts = defineTexts("faces", {
  letter: { ru: "Первая буква имени", en: "First letter of the name" },
  amara: { ru: "Амара", en: "Amara" },
  anna: { ru: "Анна", en: "Anna" },
  daniel: { ru: "Даниэль", en: "Daniel" },
  ilya: { ru: "Илья", en: "Ilya" },
  ines: { ru: "Инес", en: "Inês" },
  jonas: { ru: "Йонас", en: "Jonas" },
  kata: { ru: "Ката", en: "Kata" },
  lea: { ru: "Леа", en: "Léa" },
  marcus: { ru: "Маркус", en: "Marcus" },
  mira: { ru: "Мира", en: "Mira" },
  nadia: { ru: "Надя", en: "Nadia" },
  olga: { ru: "Ольга", en: "Olga" },
  pavel: { ru: "Павел", en: "Pavel" },
  priya: { ru: "Прия", en: "Priya" },
  sofia: { ru: "София", en: "Sofia" },
  timur: { ru: "Тимур", en: "Timur" },
  tom: { ru: "Том", en: "Tom" },
  victor: { ru: "Виктор", en: "Victor" },
  yuki: { ru: "Юки", en: "Yuki" },
  zeynep: { ru: "Зейнеп", en: "Zeynep" },
  cactus: { ru: "Кактус", en: "Cactus" },
  fox: { ru: "Лиса", en: "Fox" },
  owl: { ru: "Сова", en: "Owl" },
  whale: { ru: "Кит", en: "Whale" },
} satisfies Record<FaceName, Entries[string]>);

export const faceName = (appearance: AvatarAppearance): FaceName =>
  appearance.slice(appearance.indexOf(":") + 1) as FaceName;
