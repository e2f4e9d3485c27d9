import type { LiveState } from "../../live/index.ts";

/** How many people are in the space and in the room, oneself included, and how many things are on its floor. */
export function countHere({ space, room }: Pick<LiveState, "space" | "room">) {
  const countOf = (records: object | undefined): number => Object.keys(records ?? {}).length;
  return {
    spacePeople: countOf(space?.records.participant),
    roomPeople: countOf(room?.snapshot.records.member),
    elements: countOf(room?.snapshot.records.element),
  };
}
