import type { SpaceRole } from "@atrium/contract";
import { DEFAULT_ROOM_FLAGS } from "@atrium/rules";
import type { MediaRights } from "./mediaServer.ts";

/** A broadcast is in no room, so that no room's flags count: whoever speaks sends what they like, and all others nothing. */
export const airRights = (role: SpaceRole, isSpeaker: boolean): MediaRights => ({
  role,
  roomFlags: DEFAULT_ROOM_FLAGS,
  onlyListens: !isSpeaker,
});
