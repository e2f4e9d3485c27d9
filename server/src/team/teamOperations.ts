import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { createTeam } from "./createTeam.ts";
import { getTeam } from "./getTeam.ts";
import { listTeamGuests } from "./guests/listTeamGuests.ts";
import { promoteTeamGuest } from "./guests/promoteTeamGuest.ts";
import { removeTeamGuest } from "./guests/removeTeamGuest.ts";
import { setTeamGuestSpaces } from "./guests/setTeamGuestSpaces.ts";
import { demoteTeamMember } from "./members/demoteTeamMember.ts";
import { leaveAccountFromTeam } from "./members/leaveAccountFromTeam.ts";
import { listTeamMembers } from "./members/listTeamMembers.ts";
import { removeTeamMember } from "./members/removeTeamMember.ts";
import { updateTeamMemberRole } from "./members/updateTeamMemberRole.ts";
import { setTeamMemberSpaces } from "./members/setTeamMemberSpaces.ts";
import { tryForFree } from "./tryForFree.ts";
import { updateTeam } from "./updateTeam.ts";

const handlers = {
  createTeam,
  getTeam,
  tryForFree,
  updateTeam,
  demoteTeamMember,
  leaveAccountFromTeam,
  listTeamMembers,
  removeTeamMember,
  updateTeamMemberRole,
  setTeamMemberSpaces,
  listTeamGuests,
  promoteTeamGuest,
  removeTeamGuest,
  setTeamGuestSpaces,
};

/** The team's operations with their needs filled in. */
export const teamOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
