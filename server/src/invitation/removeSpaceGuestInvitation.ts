import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { ofSpace } from "./ofSpace.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";
import { takeBack } from "./takeBack.ts";

export const removeSpaceGuestInvitation: Handler<
  typeof operations.removeSpaceGuestInvitation,
  Pick<InvitationNeeds, "bus">
> = (needs, context, { invitationId }) =>
  takeBack(needs, context, { ...ofSpace(context.subject, context.accountId), id: invitationId });
