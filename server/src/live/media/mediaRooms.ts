import { newId, SpaceId } from "@atrium/contract";

/** A media room name for a room of a space: unguessable, and any node can tell whose it is. */
export const newMediaRoom = (spaceId: SpaceId): string => `${spaceId}.${newId()}`;

/** The space a media room belongs to; null for rooms created by others on the same media server. */
export function spaceOfMediaRoom(mediaRoom: string): SpaceId | null {
  const [spaceId, rest, ...more] = mediaRoom.split(".");
  if (rest === undefined || more.length > 0) return null;
  return SpaceId.safeParse(spaceId).data ?? null;
}

export const isRoomOf = (mediaRoom: string, spaceId: SpaceId): boolean => mediaRoom.startsWith(`${spaceId}.`);
