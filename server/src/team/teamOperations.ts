import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { listTeamAuditEntries } from "./audit/listTeamAuditEntries.ts";
import { createTeam } from "./createTeam.ts";
import { deleteTeam } from "./end/deleteTeam.ts";
import { listDeletedTeams } from "./end/listDeletedTeams.ts";
import { restoreTeam } from "./end/restoreTeam.ts";
import { getTeam } from "./getTeam.ts";
import { listTeamGuests } from "./guests/listTeamGuests.ts";
import { promoteTeamGuest } from "./guests/promoteTeamGuest.ts";
import { removeTeamGuest } from "./guests/removeTeamGuest.ts";
import { setTeamGuestSpaces } from "./guests/setTeamGuestSpaces.ts";
import { previewTeamKeeping } from "./keeping/previewTeamKeeping.ts";
import { demoteTeamMember } from "./members/demoteTeamMember.ts";
import { getTeamMemberProfile } from "./members/getTeamMemberProfile.ts";
import { leaveAccountFromTeam } from "./members/leaveAccountFromTeam.ts";
import { listAccountTeamsWithMembers } from "./members/listAccountTeamsWithMembers.ts";
import { listTeamMembers } from "./members/listTeamMembers.ts";
import { removeTeamMember } from "./members/removeTeamMember.ts";
import { updateTeamMemberRole } from "./members/updateTeamMemberRole.ts";
import { setTeamMemberSpaces } from "./members/setTeamMemberSpaces.ts";
import { tryForFree } from "./tryForFree.ts";
import { updateTeam } from "./updateTeam.ts";

const handlers = {
  createTeam,
  deleteTeam,
  listDeletedTeams,
  restoreTeam,
  getTeam,
  previewTeamKeeping,
  tryForFree,
  updateTeam,
  demoteTeamMember,
  getTeamMemberProfile,
  leaveAccountFromTeam,
  listAccountTeamsWithMembers,
  listTeamAuditEntries,
  listTeamMembers,
  removeTeamMember,
  updateTeamMemberRole,
  setTeamMemberSpaces,
  listTeamGuests,
  promoteTeamGuest,
  removeTeamGuest,
  setTeamGuestSpaces,
};

export const teamOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
