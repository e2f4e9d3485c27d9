import type { AccountId, SpaceId } from "@atrium/contract";
import { topic } from "../platform/bus.ts";

/** An invitation to a space was used, or revoked from the team's list. */
export const spaceInvitationsChanged = topic<{ spaceId: SpaceId }>("spaceInvitationsChanged");

/** Somebody with an account was invited by mail. */
export const accountInvited = topic<{ accountId: AccountId }>("accountInvited");
