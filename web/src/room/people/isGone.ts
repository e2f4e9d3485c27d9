import type { RoomView } from "../useRoomView.ts";

/** Whether somebody is not in the room that is shown. While no room is there or the connection is away, nobody is gone. */
export const isGone = (
  accountId: string,
  { map, people, isAway }: Pick<RoomView, "map" | "people" | "isAway">,
): boolean => map !== null && !isAway && people.every((person) => person.accountId !== accountId);
