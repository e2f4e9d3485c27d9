import { constants } from "@atrium/contract";
import type { Room, RoomMember } from "@atrium/contract";

/**
 * Whether a newcomer belongs to a stage's audience, which is counted but not shown. Whoever sends something becomes
 * visible, and stays so for the rest of their visit.
 */
export function sitsInAudience(room: Pick<Room, "type">, seat: number): boolean {
  return room.type === "stage" && seat >= constants.stage.shownAtMost;
}

/** Whether others see or hear something from a member. */
export const sendsSomething = (member: RoomMember): boolean =>
  !member.audioMuted || !member.videoMuted || member.sharingScreen || member.hasMegaphone;
