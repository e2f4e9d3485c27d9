import type { FloorName, Locale, RoomType, SpaceTemplate } from "@atrium/contract";
import { floorUrl } from "./floors.ts";

/** A room as a template describes it. */
export interface TemplateRoom {
  name: Readonly<Record<Locale, string>>;
  type: RoomType;
  /** null: plain paper. */
  floor: FloorName | null;
}

/** Rooms of a new space, in order; the first is the one people come into. Three, as the smallest plan allows three. */
export const TEMPLATE_ROOMS: Readonly<Record<SpaceTemplate, readonly TemplateRoom[]>> = {
  office: [
    spatial("office", { en: "Open office", ru: "Открытый офис" }),
    stage({ en: "All hands", ru: "Общий сбор" }),
    board({ en: "Project board", ru: "Доска проекта" }),
  ],
  lounge: [
    spatial("lounge", { en: "Lounge", ru: "Гостиная" }),
    stage({ en: "Little stage", ru: "Малая сцена" }),
    board({ en: "Idea board", ru: "Доска идей" }),
  ],
  classroom: [
    spatial("classroom", { en: "Classroom", ru: "Класс" }),
    stage({ en: "Lecture hall", ru: "Лекционный зал" }),
    board({ en: "Blackboard", ru: "Школьная доска" }),
  ],
  workshop: [
    spatial("workshop", { en: "Workshop", ru: "Мастерская" }),
    stage({ en: "Demo stage", ru: "Показ работ" }),
    board({ en: "Workbench board", ru: "Доска планов" }),
  ],
  garden: [
    spatial("garden", { en: "Garden", ru: "Сад" }),
    stage({ en: "Summer stage", ru: "Летняя сцена" }),
    board({ en: "Sketch board", ru: "Доска набросков" }),
  ],
  rooftop: [
    spatial("rooftop", { en: "Rooftop", ru: "Крыша" }),
    stage({ en: "Evening stage", ru: "Вечерняя сцена" }),
    board({ en: "Guest book", ru: "Гостевая книга" }),
  ],
  gallery: [
    spatial("gallery", { en: "Gallery", ru: "Галерея" }),
    stage({ en: "Talks", ru: "Лекторий" }),
    board({ en: "Notes", ru: "Доска заметок" }),
  ],
};

/** The template of a space whose maker chose none. */
export const DEFAULT_TEMPLATE: SpaceTemplate = "lounge";

/** The rooms of the demo space: three floors to walk on, a stage and a board. */
export const DEMO_ROOMS: readonly TemplateRoom[] = [
  spatial("lounge", { en: "Lounge", ru: "Гостиная" }),
  spatial("garden", { en: "Garden", ru: "Сад" }),
  spatial("rooftop", { en: "Rooftop", ru: "Крыша" }),
  stage({ en: "Stage", ru: "Сцена" }),
  board({ en: "Board", ru: "Доска" }),
];

/** The picture of a room made from a template. */
export const templateBackground = (room: TemplateRoom): string | null => (room.floor ? floorUrl(room.floor) : null);

function spatial(floor: FloorName, name: TemplateRoom["name"]): TemplateRoom {
  return { name, type: "spatial", floor };
}

function stage(name: TemplateRoom["name"]): TemplateRoom {
  return { name, type: "stage", floor: "stage" };
}

function board(name: TemplateRoom["name"]): TemplateRoom {
  return { name, type: "collaboration", floor: null };
}
