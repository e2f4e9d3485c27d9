import type { FolderId, RoomId, SpaceSnapshot } from "@atrium/contract";
import { canSeeRoom, roomList } from "@atrium/rules";
import { isEqual } from "../../people/keepEqual.ts";
import type { Looker } from "../roomsPanelModel.ts";

/** A line of the rooms panel: a folder, or a room, perhaps in one. */
export type ListRow =
  | {
      kind: "folder";
      id: FolderId;
      name: string;
      isOpen: boolean;
      roomsCount: number;
      peopleCount: number;
      /** The ids of its first people while it is folded, as one text, so that equal values compare equal. */
      firstPeople: string;
    }
  | { kind: "room"; id: RoomId; folderId: FolderId | null };

const FACES = 3;

/** The rooms that I see, under their folders. A folded one shows only my own room. */
export function listRows(space: SpaceSnapshot, looker: Looker, folded: ReadonlySet<string>): readonly ListRow[] {
  const { room, folder, participant } = space.records;
  const { currentRoomId, myRole } = looker;
  const seen = Object.values(room).filter((each) => canSeeRoom(myRole, each, each.id === currentRoomId));
  const people = Object.values(participant);
  return roomList(seen, Object.values(folder)).flatMap((entry): ListRow[] => {
    if ("room" in entry) return [{ kind: "room", id: entry.room.id, folderId: null }];
    const { id, name } = entry.folder;
    const isOpen = !folded.has(id);
    const shown = entry.rooms.filter((each) => isOpen || each.id === currentRoomId);
    const ids = new Set(entry.rooms.map((each) => each.id));
    const inside = people.filter(({ roomId }) => roomId !== null && ids.has(roomId));
    const first = isOpen ? [] : inside.slice(0, FACES).map(({ accountId }) => accountId);
    const counts = { roomsCount: entry.rooms.length, peopleCount: inside.length, firstPeople: first.join(" ") };
    return [
      { kind: "folder", id, name, isOpen, ...counts },
      ...shown.map((each) => ({ kind: "room" as const, id: each.id, folderId: id })),
    ];
  });
}

/** Whether two lists would render the same. */
export const isSameList = (before: readonly ListRow[], now: readonly ListRow[]): boolean =>
  before.length === now.length && now.every((row, at) => isSameLine(before[at], row));

const isSameLine = (before: ListRow | undefined, now: ListRow): boolean => before !== undefined && isEqual(before, now);
