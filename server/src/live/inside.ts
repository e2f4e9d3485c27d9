import type { Inside } from "../space/index.ts";
import type { LiveSpaces } from "./liveSpaces.ts";

/** Who is where in this node's spaces, for the guard. */
export function createInside(spaces: LiveSpaces): Inside {
  return {
    standing(spaceId, accountId) {
      const space = spaces.find(spaceId);
      const participant = space?.participant(accountId) ?? null;
      if (space === null || participant === null) return null;
      const { role, roomId } = participant;
      const actor = space.roomOf(accountId)?.actor ?? null;
      return {
        role,
        roomId,
        arrivedAtMs: actor?.arrivedAtMs(accountId) ?? null,
        privateAreaIds: actor?.member(accountId)?.privateAreaIds ?? [],
        isConnected: space.isConnected(accountId),
        plan: space.plan,
      };
    },
    company(accountId) {
      return spaces.all().flatMap((space) => {
        const own = space.participant(accountId);
        if (own === null) return [];
        const others = [...space.records.all("participant")].filter((each) => each.role !== "SUPPORT");
        return [{ role: own.role, others: others.flatMap(({ accountId: id }) => (id === accountId ? [] : [id])) }];
      });
    },
    room(roomId) {
      for (const space of spaces.all()) {
        const room = space.room(roomId);
        if (room !== null) return room;
      }
      return null;
    },
  };
}
