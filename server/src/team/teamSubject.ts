import { must, ok, refuse } from "@atrium/contract";
import type { SpaceRole, TeamId, TeamRole } from "@atrium/contract";
import { strongest, standings } from "@atrium/rules";
import type { AccountId } from "@atrium/contract";
import type { Query } from "../platform/database/database.ts";
import type { Resolvers } from "../platform/calls/subjects.ts";
import { findTeam, lockTeam, teamRoleOf } from "./teamStore.ts";
import type { TeamRow } from "./teamStore.ts";

declare module "../platform/calls/context.ts" {
  interface Subjects {
    /** `teamRole` is null for people with access only to single spaces of the team. */
    team: { team: TeamRow; role: SpaceRole; teamRole: TeamRole | null };
  }
}

export interface TeamSubjectNeeds {
  /** The roles somebody has through memberships in a team's spaces. */
  rolesInSpaces(query: Query, teamId: TeamId, accountId: AccountId): Promise<readonly SpaceRole[]>;
}

/** Teams as subjects of calls. The caller's role is their highest in the team or one of its spaces. */
export const teamSubject = (needs: TeamSubjectNeeds): Resolvers<"team"> => ({
  team: {
    async find({ query, caller, id, locks }) {
      const teamId = id as TeamId;
      const accountId = must(caller.accountId, "the guard asks for a session");
      // Before the caller's own role is read: another call may just have taken it.
      const team = await (locks ? lockTeam : findTeam)(query, teamId);
      const teamRole = await teamRoleOf(query, teamId, accountId);
      const role = strongest(standings(teamRole, await needs.rolesInSpaces(query, teamId, accountId)));
      if (role === null || team === null) return refuse("teamNotFound");
      return ok({ subject: { team, role, teamRole }, asker: { role, plan: team.plan }, place: null });
    },
  },
});
