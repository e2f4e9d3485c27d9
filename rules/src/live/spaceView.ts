import type { Participant, Room, RoomId, SpacePatch, SpaceRole, SpaceSnapshot } from "@atrium/contract";
import { canSeeRoom } from "../permissions/canSeeRoom.ts";

/** Who looks at a space, and from which room. */
export interface Viewer {
  role: SpaceRole;
  roomId: RoomId | null;
}
type Rooms = SpaceSnapshot["rooms"];

/** The space as a viewer may see it: without rooms hidden from them, and without saying who is in those. */
export function viewSpace(space: SpaceSnapshot, viewer: Viewer): SpaceSnapshot {
  if (restrictedRooms(space.rooms).length === 0) return space;
  const rooms = Object.values(space.rooms).filter((room) => sees(viewer, room));
  const participants = Object.values(space.participants).map((each) => masked(each, space.rooms, viewer));
  return {
    ...space,
    rooms: Object.fromEntries(rooms.map((room) => [room.id, room])),
    participants: Object.fromEntries(participants.map((each) => [each.accountId, each])),
  };
}

/**
 * A patch as a viewer may see it, or null when it says nothing to them. `rooms` are those after the change. When a
 * change alters which rooms a viewer sees (see `viewKey`), they need a fresh `viewSpace` instead.
 */
export function viewPatch(patch: SpacePatch, rooms: Rooms, viewer: Viewer): SpacePatch | null {
  switch (patch.type) {
    case "roomPut":
      return sees(viewer, patch.room) ? patch : null;
    case "participantPut":
      return { ...patch, participant: masked(patch.participant, rooms, viewer) };
    case "participantMoved":
      return { ...patch, ...masked(patch, rooms, viewer) };
    default:
      return patch;
  }
}

/** Equal for viewers who see the same rooms of a space, so that one message serves them all. "" where all see all. */
export function viewKey(rooms: Rooms, viewer: Viewer): string {
  return restrictedRooms(rooms)
    .map((room) => (sees(viewer, room) ? room.id : "-"))
    .join();
}

function masked<Placed extends Pick<Participant, "roomId">>(placed: Placed, rooms: Rooms, viewer: Viewer): Placed {
  const room = placed.roomId === null ? undefined : rooms[placed.roomId];
  return room === undefined || sees(viewer, room) ? placed : { ...placed, roomId: null };
}

const sees = (viewer: Viewer, room: Room): boolean => canSeeRoom(viewer.role, room, room.id === viewer.roomId);
const restrictedRooms = (rooms: Rooms): Room[] => Object.values(rooms).filter((room) => room.isHidden || room.blocked);
