import type { SpaceSnapshot } from "@atrium/contract";
import type { Move } from "./arrange.ts";

/** The rooms and folders that moves change. */
export function touchedBy({ records }: SpaceSnapshot, moves: readonly Move[]): ReadonlySet<string> {
  const inside = (folderId: string) =>
    Object.values(records.room).flatMap(({ id, groupId }) => (groupId === folderId ? [id] : []));
  const of = (move: Move): readonly string[] => {
    if (move.name === "reorderRooms") return [move.input.moved];
    if (move.name === "unfolderRooms") return inside(move.input.folderId);
    return move.name === "updateRoomFolder" ? [move.input.folderId] : [move.input.roomId];
  };
  return new Set(moves.flatMap(of));
}

/** A move with the real ids of folders created on the way. */
export function inTermsOf(made: ReadonlyMap<string, string>, move: Move): Move {
  const known = <Id extends string>(id: Id) => (made.get(id) ?? id) as Id;
  if (move.name === "reorderRooms") {
    const { moved, after, ...rest } = move.input;
    return { ...move, input: { ...rest, moved: known(moved), after: after === null ? null : known(after) } };
  }
  if (move.name !== "moveRoomToFolder" || move.input.folderId === undefined) return move;
  return { ...move, input: { ...move.input, folderId: known(move.input.folderId) } };
}
