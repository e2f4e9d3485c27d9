import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { ofSpace } from "./ofSpace.ts";
import { takeBack } from "./takeBack.ts";

export const removeSpaceGuestInvitation: Handler<typeof operations.removeSpaceGuestInvitation> = (
  _needs,
  context,
  { invitationId },
) => takeBack(context, ofSpace(context.subject, context.accountId), invitationId);
