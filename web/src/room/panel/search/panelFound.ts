import type { Participant, RoomId, SpaceSnapshot } from "@atrium/contract";
import { bestMatches } from "../../../ui/palette/matching.ts";
import { allRows, faceModel, type FaceModel, type Looker, type RoomRowModel } from "../roomsPanelModel.ts";

/** Somebody of the space, and where they are. */
export interface FoundPerson {
  id: string;
  label: string;
  face: FaceModel;
  roomId: RoomId;
  roomName: string;
  dontDisturb: boolean;
}

export interface PanelFound {
  rooms: readonly RoomRowModel[];
  people: readonly FoundPerson[];
}

interface Wanted extends Looker {
  typed: string;
  selfId: string | null;
  /** How a room is called on screen. */
  nameOf: (name: string) => string;
}

/** Rooms and people by what was typed, best first; without it the first of both. */
export function panelFound(space: SpaceSnapshot, { typed, selfId, nameOf, ...looker }: Wanted): PanelFound {
  const rows = allRows(space, looker).map((row) => ({ ...row, name: nameOf(row.name) }));
  const rooms = bestMatches(
    typed,
    rows.map((row) => ({ label: row.name, row })),
  ).map(({ row }) => row);
  const seen = new Map(rows.map((row) => [row.roomId, row.name]));
  const people = Object.values(space.records.participant).flatMap((person) =>
    person.accountId === selfId ? [] : (foundPerson(person, seen) ?? []),
  );
  return { rooms, people: bestMatches(typed, people) };
}

/** Null if their room is hidden from me. */
function foundPerson(person: Participant, seen: ReadonlyMap<RoomId, string>): FoundPerson | null {
  const { roomId } = person;
  const roomName = roomId === null ? undefined : seen.get(roomId);
  if (roomId === null || roomName === undefined) return null;
  const { accountId, name, dontDisturb } = person;
  return { id: accountId, label: name, face: faceModel(person), roomId, roomName, dontDisturb };
}
