import type { Room } from "@atrium/contract";
import type { InputFor } from "../../platform/call.ts";

/* What is typed about a room beside what is stored; only what differs is sent, so that two who edit disturb each other little. */
const FIELDS = [
  "name",
  "type",
  "title",
  "description",
  "stageTitle",
  "stageDescription",
  "defaultZoomLevel",
  "scrollableBackground",
  "gridViewByDefault",
] as const;
export type GeneralDraft = { [Field in (typeof FIELDS)[number]]: NonNullable<Room[Field]> };

export const generalOf = (room: Room): GeneralDraft => ({
  name: room.name,
  type: room.type,
  title: room.title,
  description: room.description,
  stageTitle: room.stageTitle ?? "",
  stageDescription: room.stageDescription ?? "",
  defaultZoomLevel: room.defaultZoomLevel,
  scrollableBackground: room.scrollableBackground ?? true,
  gridViewByDefault: room.gridViewByDefault,
});

/** What the server is asked to change; null where nothing differs. */
export function generalChanges(room: Room, draft: GeneralDraft): Omit<InputFor<"updateRoom">, "roomId"> | null {
  const before = generalOf(room);
  const typed = Object.fromEntries(
    Object.entries(draft).map(([field, value]) => [field, typeof value === "string" ? value.trim() : value]),
  ) as GeneralDraft;
  const changed = FIELDS.filter((field) => typed[field] !== before[field]);
  return changed.length === 0 ? null : Object.fromEntries(changed.map((field) => [field, typed[field]]));
}
