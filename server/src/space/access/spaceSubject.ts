import { must, ok, refuse } from "@atrium/contract";
import type { RoomId, SpaceId, SpaceRole } from "@atrium/contract";
import type { SpaceDoor } from "@atrium/rules";
import type { Resolvers } from "../../platform/calls/subjects.ts";
import type { SpaceRecord } from "../spaceStore.ts";
import { findSpaceAs, lockTeamOf } from "./findSpaceAs.ts";
import type { Inside } from "./inside.ts";

declare module "../../platform/calls/context.ts" {
  interface Subjects {
    space: { space: SpaceRecord; role: SpaceRole };
  }
  interface LiveSubjects {
    space: { spaceId: SpaceId; role: SpaceRole };
  }
}

export const spaceSubject = (inside: Inside): Resolvers<"space"> => ({
  space: {
    async find({ query, caller, id, locks, changesPeople }) {
      const accountId = must(caller.accountId, "the guard asks for a session");
      const spaceId = id as SpaceId;
      // Before the space, as in calls that change the team and all of its spaces, which prevents deadlocks; and before the
      // caller's own role is read, which such a call may just have taken.
      if (changesPeople) await lockTeamOf(query, spaceId);
      const subject = await findSpaceAs(query, { accountId, spaceId, locks });
      if (subject === null) return refuse("spaceNotFound");
      const { space, role } = subject;
      return ok({ subject, asker: { role, plan: space.plan }, place: placeIn(subject) });
    },
    findLive(accountId, id) {
      const spaceId = id as SpaceId;
      const standing = inside.standing(spaceId, accountId);
      if (standing?.isConnected !== true) return null;
      const { role, plan } = standing;
      return { subject: { spaceId, role }, asker: { role, plan }, place: { spaceId, roomId: null } };
    },
    spaceOf: async (_query, id) => id as SpaceId,
  },
});

/** The place of something within a space. */
export const placeIn = (at: { space: SpaceRecord; role: SpaceRole }, roomId: RoomId | null = null) => ({
  spaceId: at.space.id,
  roomId,
  door: doorOf(at.space),
  role: at.role,
});

export const doorOf = ({ passwordHash, startsAt }: SpaceRecord): SpaceDoor => ({
  hasPassword: passwordHash !== null,
  startsAtMs: startsAt?.getTime() ?? null,
});
