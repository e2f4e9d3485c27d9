import type { SpaceId } from "@atrium/contract";
import { topic } from "../platform/bus.ts";

/** An invitation to a space was used, or revoked from the team's list. */
export const spaceInvitationsChanged = topic<{ spaceId: SpaceId }>("spaceInvitationsChanged");
