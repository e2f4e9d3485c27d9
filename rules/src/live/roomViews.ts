import type { RoomRecords } from "@atrium/contract";
import type { Views } from "./records.ts";

/** Who sees what of the room they are in. A kind without a rule does not compile. */
export const roomViews: Views<RoomRecords> = {
  member: (member, viewer) => (member.inAudience && member.accountId !== viewer.accountId ? null : member),
  element: (element) => element,
};
