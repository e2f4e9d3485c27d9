import type { SpaceEntrance } from "@atrium/contract";
import { isHost } from "@atrium/rules";

/** Whether the card asks for a password, the space's or its room's. */
export const needsPassword = (entrance: SpaceEntrance): boolean =>
  !isHost(entrance.role) && (entrance.hasPassword || entrance.room?.hasPassword === true);
