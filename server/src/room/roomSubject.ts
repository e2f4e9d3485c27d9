import { must, ok, refuse } from "@atrium/contract";
import type { Room, RoomId, SpaceId, SpaceRole } from "@atrium/contract";
import { canSeeRoom } from "@atrium/rules";
import type { Resolvers } from "../platform/calls/subjects.ts";
import { findSpaceAs, placeIn } from "../space/index.ts";
import type { Inside, SpaceRecord } from "../space/index.ts";
import { findRoom, lockRoom } from "./roomStore.ts";
import type { RoomRow } from "./roomStore.ts";

declare module "../platform/calls/context.ts" {
  interface Subjects {
    room: { room: RoomRow; space: SpaceRecord; role: SpaceRole };
  }
  interface LiveSubjects {
    room: { room: Room; spaceId: SpaceId; role: SpaceRole };
  }
}

/** Rooms as subjects of calls. The room somebody is in stays visible to them. */
export const roomSubject = (inside: Inside): Resolvers<"room"> => ({
  room: {
    async find({ query, caller, id, locks }) {
      const accountId = must(caller.accountId, "the guard asks for a session");
      // A room never moves to another space: if it is live here, its space is known without a query.
      const known = inside.room(id as RoomId) ?? (await findRoom(query, id as RoomId));
      const spaceId = known?.spaceId ?? null;
      // The space is locked first, as in calls that change its whole list, which prevents deadlocks.
      const found = spaceId === null ? null : await findSpaceAs(query, { accountId, spaceId, locks });
      const room = await (locks ? lockRoom : findRoom)(query, id as RoomId);
      if (room === null || found === null) return refuse("roomNotFound");
      const { space, role } = found;
      const isCurrent = inside.standing(space.id, accountId)?.roomId === room.id;
      if (!canSeeRoom(role, room, isCurrent)) return refuse("roomNotFound");
      const asker = { role, plan: space.plan, roomFlags: room.permissions };
      return ok({ subject: { room, space, role }, asker, place: placeIn(found, room.id) });
    },
    findLive(accountId, id) {
      const room = inside.room(id as RoomId);
      const standing = room === null ? null : inside.standing(room.spaceId, accountId);
      if (room === null || standing?.isConnected !== true) return null;
      const { role, plan } = standing;
      if (!canSeeRoom(role, room, standing.roomId === room.id)) return null;
      const { id: roomId, spaceId, permissions: roomFlags } = room;
      return { subject: { room, spaceId, role }, asker: { role, plan, roomFlags }, place: { spaceId, roomId } };
    },
    async spaceOf(query, id) {
      const room = inside.room(id as RoomId) ?? (await findRoom(query, id as RoomId));
      return room?.spaceId ?? null;
    },
  },
});
