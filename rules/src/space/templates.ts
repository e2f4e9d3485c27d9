import { LIBRARY_TEMPLATES } from "@atrium/contract";
import type {
  FloorName,
  LibraryTemplateName,
  Locale,
  RoomType,
  SpaceTemplate,
  TemplateCategory,
} from "@atrium/contract";
import { floorUrl } from "./floors.ts";

/** A room of a template. */
export interface TemplateRoom {
  name: Readonly<Record<Locale, string>>;
  type: RoomType;
  /** null: plain paper. */
  floor: FloorName | null;
}

/** A template's category, how many people it is furnished for, and the template that gives its space its look. */
export interface TemplateTerms {
  look: SpaceTemplate;
  categories: readonly TemplateCategory[];
  seats: number;
}

export const TEMPLATE_TERMS: Readonly<Record<LibraryTemplateName, TemplateTerms>> = {
  office: { look: "office", categories: ["work"], seats: 40 },
  lounge: { look: "lounge", categories: ["work", "play"], seats: 25 },
  classroom: { look: "classroom", categories: ["learn"], seats: 30 },
  workshop: { look: "workshop", categories: ["work", "learn"], seats: 24 },
  garden: { look: "garden", categories: ["events", "play"], seats: 50 },
  rooftop: { look: "rooftop", categories: ["events", "play"], seats: 40 },
  gallery: { look: "gallery", categories: ["events"], seats: 50 },
  conference: { look: "gallery", categories: ["events", "learn"], seats: 50 },
  blank: { look: "lounge", categories: ["work", "learn", "events", "play"], seats: 50 },
};

/** Synonyms for templates of the library. */
const ALIASES: Readonly<Record<string, LibraryTemplateName>> = { expo: "gallery", social: "lounge" };

/** The requested template; null if the library does not have it. */
export function readTemplate(asked: string | undefined): LibraryTemplateName | null {
  if (asked === undefined) return DEFAULT_TEMPLATE;
  const name = Object.hasOwn(ALIASES, asked) ? ALIASES[asked] : asked;
  return LIBRARY_TEMPLATES.find((template) => template === name) ?? null;
}

/**
 * Rooms of a new space, in order; people enter the first. Three at most, because the smallest plan allows three; all are
 * spatial, until stages and boards offer more than a floor.
 */
export const TEMPLATE_ROOMS: Readonly<Record<LibraryTemplateName, readonly TemplateRoom[]>> = {
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
  conference: [
    spatial("stage", { en: "Auditorium", ru: "Зал" }),
    spatial("lounge", { en: "Foyer", ru: "Фойе" }),
    spatial("gallery", { en: "Stands", ru: "Стенды" }),
  ],
  blank: [spatial(null, { en: "Room", ru: "Комната" })],
};

/** The template of a space whose creator chose none. */
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
 * The name of a demo room in a language. The rooms have no owner, so both languages are served; a room that somebody
 * has renamed keeps its name. Installations created by older versions have names with both languages side by side.
 */
export function demoRoomName(name: string, locale: Locale): string {
  const room = DEMO_ROOMS.find(({ name: { ru, en } }) => [ru, en, `${ru} · ${en}`, `${en} · ${ru}`].includes(name));
  return room?.name[locale] ?? name;
}

/** The picture of a room created from a template. */
export const templateBackground = (room: TemplateRoom): string | null => (room.floor ? floorUrl(room.floor) : null);

function spatial(floor: FloorName | null, name: TemplateRoom["name"]): TemplateRoom {
  return { name, type: "spatial", floor };
}
