import type { Room, SpaceId } from "@atrium/contract";
import { canSeeRoom, firstName, needsRoomPassword } from "@atrium/rules";
import type { TellSlackNeeds } from "./tellSlackNeeds.ts";

export interface PeopleWhoMeet {
  online: number;
  /** Without people in rooms with a password. */
  firstNames: readonly string[];
}

/** The people who meet in visible rooms: nobody in a hidden room is ever mentioned. */
export async function peopleWhoMeet(
  { db, live, roomsOf }: Pick<TellSlackNeeds, "db" | "live" | "roomsOf">,
  spaceIds: readonly SpaceId[],
): Promise<ReadonlyMap<SpaceId, PeopleWhoMeet>> {
  const met = new Map<SpaceId, PeopleWhoMeet>();
  for (const [spaceId, rooms] of await roomsOf(db, spaceIds)) {
    const seen = rooms.filter((room) => canSeeRoom(STRANGER, room, false));
    const online = seen.reduce((sum, { id }) => sum + live.peopleInside.countIn(spaceId, id), 0);
    met.set(spaceId, { online, firstNames: namesIn(live, spaceId, seen) });
  }
  return met;
}

const STRANGER = "PUBLIC_GUEST";

function namesIn({ peopleInside }: TellSlackNeeds["live"], spaceId: SpaceId, seen: readonly Room[]): string[] {
  const open = new Set(seen.filter((room) => !needsRoomPassword(STRANGER, room)).map(({ id }) => id));
  return peopleInside
    .peopleIn(spaceId)
    .filter(({ roomId }) => roomId !== null && open.has(roomId))
    .map(({ name }) => firstName(name))
    .filter((name) => name !== "");
}
