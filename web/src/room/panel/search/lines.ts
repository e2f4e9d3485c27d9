import type { RoomRowModel } from "../roomsPanelModel.ts";
import type { FoundPerson, PanelFound } from "./panelFound.ts";

export type Line =
  | { kind: "room"; id: string; room: RoomRowModel }
  | { kind: "person"; id: string; person: FoundPerson };

/** What was found under its headings; none without lines. */
export function linesOf({ rooms, people }: PanelFound): readonly { of: "rooms" | "people"; lines: readonly Line[] }[] {
  const groups = [
    { of: "rooms", lines: rooms.map((room): Line => ({ kind: "room", id: room.roomId, room })) },
    { of: "people", lines: people.map((person): Line => ({ kind: "person", id: person.id, person })) },
  ] as const;
  return groups.filter(({ lines }) => lines.length > 0);
}
