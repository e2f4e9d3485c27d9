import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { AccountId, SpaceId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { PersonSearch } from "../team/records.ts";
import { SpaceGuest, SpaceMember, SpaceMemberRole } from "./records.ts";

const page = {
  spaceId: SpaceId,
  /** Part of a name, or of an e-mail for those who may see it. */
  find: PersonSearch.optional(),
  /** `nextCursor` of the previous page. */
  cursor: AccountId.optional(),
};
const people = z.array(AccountId).min(1).max(bounds.spacePeopleAtOnce.max);

/** Operations that show a space's people: invalidated by each change of who was added to it and how. */
const SPACE_PEOPLE = [
  ["listSpaceMembers", "spaceId"],
  ["listSpaceGuests", "spaceId"],
  ["listTeamMembers"],
  ["listTeamGuests"],
] as const;

export const listSpaceMembers = operation({
  name: "listSpaceMembers",
  says: "The members who were added to a space, sorted by name, fifty at a time. Team admins have access to every space anyway. E-mails are only shown to those who manage members.",
  input: z.strictObject(page),
  success: z.object({ members: z.array(SpaceMember), nextCursor: AccountId.nullable() }),
  refusals: [],
  may: "space.seeMembers",
  subject: "space",
  keeps: "nothing",
});

export const addSpaceMembers = operation({
  name: "addSpaceMembers",
  says: "Adds team members to a space. Members who are already there keep their roles.",
  input: z.strictObject({ spaceId: SpaceId, accountIds: people, role: SpaceMemberRole.optional() }),
  success: z.object({}),
  refusals: ["memberNotFound"],
  may: "space.manageMembers",
  subject: "space",
  changesPeople: true,
  touches: SPACE_PEOPLE,
});

export const removeSpaceMember = operation({
  name: "removeSpaceMember",
  says: "Removes a member from a space. They stay in the team, and a space that is not private stays open to them.",
  input: z.strictObject({ spaceId: SpaceId, accountId: AccountId }),
  success: z.object({}),
  refusals: ["memberNotFound"],
  may: "space.manageMembers",
  subject: "space",
  changesPeople: true,
  touches: SPACE_PEOPLE,
});

export const updateSpaceMemberRole = operation({
  name: "updateSpaceMemberRole",
  says: "Makes a member of a space an admin, a host or an ordinary member.",
  input: z.strictObject({ spaceId: SpaceId, accountId: AccountId, role: SpaceMemberRole }),
  success: z.object({}),
  refusals: ["memberNotFound"],
  may: "space.manageMembers",
  subject: "space",
  changesPeople: true,
  touches: SPACE_PEOPLE,
});

export const listSpaceGuests = operation({
  name: "listSpaceGuests",
  says: "The guests who were added to a space, sorted by name, fifty at a time. E-mails are only shown to those who manage guests.",
  input: z.strictObject(page),
  success: z.object({ guests: z.array(SpaceGuest), nextCursor: AccountId.nullable() }),
  refusals: [],
  may: "space.seeMembers",
  subject: "space",
  keeps: "nothing",
});

export const addSpaceGuests = operation({
  name: "addSpaceGuests",
  says: "Adds guests of the team to a space. Guests who are already there stay as they are.",
  input: z.strictObject({ spaceId: SpaceId, accountIds: people }),
  success: z.object({}),
  refusals: ["guestNotFound"],
  may: "space.manageMembers",
  subject: "space",
  changesPeople: true,
  touches: SPACE_PEOPLE,
});

export const removeSpaceGuest = operation({
  name: "removeSpaceGuest",
  says: "Removes a guest from a space.",
  input: z.strictObject({ spaceId: SpaceId, accountId: AccountId }),
  success: z.object({}),
  refusals: ["guestNotFound"],
  may: "space.manageMembers",
  subject: "space",
  changesPeople: true,
  touches: SPACE_PEOPLE,
});
