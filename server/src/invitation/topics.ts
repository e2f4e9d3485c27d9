import type { SpaceId } from "@atrium/contract";
import { topic } from "../platform/bus.ts";

/** An invitation to a space was used, or taken back by somebody who looked at the whole team's. */
export const spaceInvitationsChanged = topic<{ spaceId: SpaceId }>("spaceInvitationsChanged");
