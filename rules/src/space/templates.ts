import type { FloorName, Locale, RoomType, SpaceTemplate } from "@atrium/contract";
import { floorUrl } from "./floors.ts";

/** A room as a template describes it. */
export interface TemplateRoom {
  name: Readonly<Record<Locale, string>>;
  type: RoomType;
  /** null: plain paper. */
  floor: FloorName | null;
}

/**
 * Rooms of a new space, in order; the first is the one people come into. Three, as the smallest plan allows three;
 * all to walk on, until stages and boards have more to them than a floor.
 */
export const TEMPLATE_ROOMS: Readonly<Record<SpaceTemplate, readonly TemplateRoom[]>> = {
  office: [
    spatial("office", { en: "Open office", ru: "Открытый офис" }),
    spatial("garden", { en: "Garden", ru: "Сад" }),
    spatial("rooftop", { en: "Rooftop", ru: "Крыша" }),
  ],
  lounge: [
    spatial("lounge", { en: "Lounge", ru: "Гостиная" }),
    spatial("garden", { en: "Garden", ru: "Сад" }),
    spatial("rooftop", { en: "Rooftop", ru: "Крыша" }),
  ],
  classroom: [
    spatial("classroom", { en: "Classroom", ru: "Класс" }),
    spatial("workshop", { en: "Workshop", ru: "Мастерская" }),
    spatial("garden", { en: "School garden", ru: "Школьный сад" }),
  ],
  workshop: [
    spatial("workshop", { en: "Workshop", ru: "Мастерская" }),
    spatial("gallery", { en: "Showroom", ru: "Выставка" }),
    spatial("lounge", { en: "Break room", ru: "Комната отдыха" }),
  ],
  garden: [
    spatial("garden", { en: "Garden", ru: "Сад" }),
    spatial("lounge", { en: "Garden house", ru: "Беседка" }),
    spatial("rooftop", { en: "Terrace", ru: "Терраса" }),
  ],
  rooftop: [
    spatial("rooftop", { en: "Rooftop", ru: "Крыша" }),
    spatial("lounge", { en: "Bar", ru: "Бар" }),
    spatial("garden", { en: "Courtyard", ru: "Двор" }),
  ],
  gallery: [
    spatial("gallery", { en: "Gallery", ru: "Галерея" }),
    spatial("lounge", { en: "Café", ru: "Кафе" }),
    spatial("workshop", { en: "Studio", ru: "Студия" }),
  ],
};

/** The template of a space whose maker chose none. */
export const DEFAULT_TEMPLATE: SpaceTemplate = "lounge";

/** The rooms of the demo space. */
export const DEMO_ROOMS: readonly TemplateRoom[] = [
  spatial("lounge", { en: "Lounge", ru: "Гостиная" }),
  spatial("garden", { en: "Garden", ru: "Сад" }),
  spatial("rooftop", { en: "Rooftop", ru: "Крыша" }),
  spatial("office", { en: "Open office", ru: "Открытый офис" }),
  spatial("gallery", { en: "Gallery", ru: "Галерея" }),
];

/**
 * What a room of the demo space is called in a language. Its rooms belong to nobody, so that nobody minds: whoever named
 * one anew keeps that name. Names of both languages side by side are how they were once made.
 */
export function demoRoomName(name: string, locale: Locale): string {
  const room = DEMO_ROOMS.find(({ name: { ru, en } }) => [ru, en, `${ru} · ${en}`, `${en} · ${ru}`].includes(name));
  return room?.name[locale] ?? name;
}

/** The picture of a room made from a template. */
export const templateBackground = (room: TemplateRoom): string | null => (room.floor ? floorUrl(room.floor) : null);

function spatial(floor: FloorName, name: TemplateRoom["name"]): TemplateRoom {
  return { name, type: "spatial", floor };
}
