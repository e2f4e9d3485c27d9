import type { SpaceRole } from "@atrium/contract";
import { DEFAULT_ROOM_FLAGS } from "@atrium/rules";
import type { MediaRights } from "./mediaServer.ts";

/** A broadcast is in no room, so no room's flags apply: the speaker may publish anything, and all others nothing. */
export const airRights = (role: SpaceRole, isSpeaker: boolean): MediaRights => ({
  role,
  roomFlags: DEFAULT_ROOM_FLAGS,
  onlyListens: !isSpeaker,
});
