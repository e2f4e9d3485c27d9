import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { destinationOf } from "./destinationOf.ts";
import { findInvitation, GUEST_KINDS } from "./findInvitation.ts";
import type { InvitationNeeds } from "./invitationNeeds.ts";

export const getSlugBySpaceGuestInvitationLinkCode: Handler<
  typeof operations.getSlugBySpaceGuestInvitationLinkCode,
  InvitationNeeds
> = async (needs, asked, { linkCode }) => {
  const found = await findInvitation(needs, asked, { code: linkCode, kinds: GUEST_KINDS });
  if (!found.ok) return found;
  const space = await destinationOf(asked.query, found.value.invitation);
  return space === null ? refuse("linkNotFound") : ok({ slug: space.slug });
};
