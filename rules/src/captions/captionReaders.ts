// Whose words are captioned, and who reads them: captions follow the voice. Whoever could not be heard is not captioned,
// and nobody reads whom they could not hear. Distance on a floor is left to the page, as it is for voices.
import type { AccountId, CaptionReader, Room, RoomRecords, SpaceRecords } from "@atrium/contract";
import { broadcastOf } from "../broadcast/airState.ts";
import type { ReadRecords } from "../live/records.ts";
import { may } from "../permissions/may.ts";
import { areaBond } from "../room/privateAreas.ts";
import { onlyListens } from "../stage/stageParts.ts";

/** Where somebody's voice goes: to all rooms of the space, to their room, or nowhere. */
export type VoiceGoes = "air" | "room" | null;

interface Scene {
  inSpace: ReadRecords<SpaceRecords>;
  inRoom: ReadRecords<RoomRecords>;
  room: Pick<Room, "type" | "permissions">;
}

export function voiceGoes({ inSpace, inRoom, room }: Scene, accountId: AccountId): VoiceGoes {
  const broadcast = broadcastOf(inSpace);
  // On air one's microphone belongs to the broadcast: the room hears it from there.
  if (broadcast?.accountId === accountId && broadcast.isActive) return broadcast.audioMuted ? null : "air";
  const member = inRoom.get("member", accountId);
  const participant = inSpace.get("participant", accountId);
  if (member === undefined || participant === undefined || member.audioMuted) return null;
  // The right may have been revoked while the microphone was on.
  const mayTalk = may("room.useMicrophone", { role: participant.role, roomFlags: room.permissions });
  return mayTalk && !onlyListens({ room, inRoom }, participant) ? "room" : null;
}

/** Who reads the captions of somebody in their room; nobody reads their own. */
export function captionReaders(inRoom: ReadRecords<RoomRecords>, speaker: AccountId): CaptionReader[] {
  const areas = inRoom.get("member", speaker)?.privateAreaIds ?? [];
  return [...inRoom.all("captionReader")].filter(
    ({ accountId }) =>
      accountId !== speaker && areaBond(inRoom.get("member", accountId)?.privateAreaIds ?? [], areas) !== "apart",
  );
}

/** Who reads the captions of a broadcast: private areas do not keep it out. */
export const captionReadersOnAir = (inRoom: ReadRecords<RoomRecords>, speaker: AccountId): CaptionReader[] =>
  [...inRoom.all("captionReader")].filter(({ accountId }) => accountId !== speaker);
