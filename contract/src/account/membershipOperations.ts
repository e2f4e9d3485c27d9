import { z } from "zod";
import { SpaceId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { SpaceMembership } from "../space/records.ts";
import { TeamWithMembers } from "../team/records.ts";

export const listAccountTeamsWithMembers = operation({
  name: "listAccountTeamsWithMembers",
  says: "The caller's teams with their members, sorted by name, the first fifty of each. Guests of a team see no members.",
  input: z.strictObject({}),
  success: z.object({ teams: z.array(TeamWithMembers) }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  keeps: "nothing",
});

export const listAccountSpaceMembership = operation({
  name: "listAccountSpaceMembership",
  says: "The spaces of the caller's teams and those they were added to, with their role in each, oldest first, a hundred at a time.",
  input: z.strictObject({
    /** `nextCursor` of the previous page. */
    cursor: SpaceId.optional(),
  }),
  success: z.object({ memberships: z.array(SpaceMembership), nextCursor: SpaceId.nullable() }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  keeps: "nothing",
});
