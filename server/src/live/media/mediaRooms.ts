import { newId, SpaceId } from "@atrium/contract";

/** A name at the media server for a room of a space: nobody can guess it, and any node knows whose it is. */
export const newMediaRoom = (spaceId: SpaceId): string => `${spaceId}.${newId()}`;

/** The space whose room this is; null for rooms somebody else made at the same media server. */
export function spaceOfMediaRoom(mediaRoom: string): SpaceId | null {
  const [spaceId, rest, ...more] = mediaRoom.split(".");
  if (rest === undefined || more.length > 0) return null;
  return SpaceId.safeParse(spaceId).data ?? null;
}

export const isRoomOf = (mediaRoom: string, spaceId: SpaceId): boolean => mediaRoom.startsWith(`${spaceId}.`);
