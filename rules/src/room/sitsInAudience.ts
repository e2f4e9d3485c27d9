import { constants } from "@atrium/contract";
import type { Room, RoomMember } from "@atrium/contract";

/**
 * Whether a newcomer is one of those of a stage who are counted and not shown. Whoever sends something is shown, and stays
 * so for the rest of their visit.
 */
export function sitsInAudience(room: Pick<Room, "type">, seat: number): boolean {
  return room.type === "stage" && seat >= constants.stage.shownAtMost;
}

/** Whether others see or hear something of a member. */
export const sendsSomething = (member: RoomMember): boolean =>
  !member.audioMuted || !member.videoMuted || member.sharingScreen || member.hasMegaphone;
