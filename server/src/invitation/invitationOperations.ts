import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { authAccountBySpaceGuestInvitation, authAccountByTeamMemberInvitation } from "./acceptInvitation.ts";
import { createSpaceGuestInvitationLink } from "./createSpaceGuestInvitationLink.ts";
import { createTeamMemberInvitationLink } from "./createTeamMemberInvitationLink.ts";
import { getSlugBySpaceGuestInvitationLinkCode } from "./getSlugBySpaceGuestInvitationLinkCode.ts";
import { declineInvitation } from "./decline/declineInvitation.ts";
import { inviteSpaceGuests } from "./inviteSpaceGuests.ts";
import { inviteTeamGuests } from "./inviteTeamGuests.ts";
import { inviteTeamMembers } from "./inviteTeamMembers.ts";
import { getSpaceGuestJoinConfigByCode, getTeamMemberJoinConfigByCode } from "./joinConfig.ts";
import { listAccountsByCsv } from "./listAccountsByCsv.ts";
import { listSpaceGuestInvitations } from "./listSpaceGuestInvitations.ts";
import { listTeamGuestInvitations } from "./listTeamGuestInvitations.ts";
import { listTeamMemberInvitations } from "./listTeamMemberInvitations.ts";
import { removeSpaceGuestInvitation } from "./removeSpaceGuestInvitation.ts";
import { removeTeamGuestInvitation } from "./removeTeamGuestInvitation.ts";
import { removeTeamMemberInvitation } from "./removeTeamMemberInvitation.ts";
import { setTeamGuestInvitationSpaces } from "./setTeamGuestInvitationSpaces.ts";
import { setTeamMemberInvitationSpaces } from "./setTeamMemberInvitationSpaces.ts";
import { askForAccess } from "./waiting/askForAccess.ts";
import { askForInvitation } from "./waiting/askForInvitation.ts";
import { answerInvitation } from "./waiting/answerInvitation.ts";
import { listWaitingInvitations } from "./waiting/listWaitingInvitations.ts";

const handlers = {
  answerInvitation,
  askForAccess,
  askForInvitation,
  authAccountBySpaceGuestInvitation,
  authAccountByTeamMemberInvitation,
  createSpaceGuestInvitationLink,
  createTeamMemberInvitationLink,
  declineInvitation,
  getSlugBySpaceGuestInvitationLinkCode,
  inviteSpaceGuests,
  inviteTeamGuests,
  inviteTeamMembers,
  getSpaceGuestJoinConfigByCode,
  getTeamMemberJoinConfigByCode,
  listAccountsByCsv,
  listSpaceGuestInvitations,
  listTeamGuestInvitations,
  listTeamMemberInvitations,
  listWaitingInvitations,
  removeSpaceGuestInvitation,
  removeTeamGuestInvitation,
  removeTeamMemberInvitation,
  setTeamGuestInvitationSpaces,
  setTeamMemberInvitationSpaces,
};

export const invitationOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
