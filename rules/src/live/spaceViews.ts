import type { Folder, Participant, Room, SpaceRecords, SpaceSnapshot } from "@atrium/contract";
import { canSeeRoom } from "../permissions/canSeeRoom.ts";
import { viewTables } from "./records.ts";
import type { ReadRecords, Viewer, Views } from "./records.ts";

type SpaceState = ReadRecords<SpaceRecords>;

/** Who sees what of a space. A kind without a rule does not compile. */
export const spaceViews: Views<SpaceRecords> = {
  space: (space) => space,
  room: (room, viewer) => (sees(viewer, room) ? room : null),
  folder: (folder, viewer, state) => (seesFolder(folder, viewer, state) ? folder : null),
  participant: (participant, viewer, state) => {
    if (participant.inAudience && participant.accountId !== viewer.accountId) return null;
    return masked(participant, viewer, state);
  },
  audience: (audience, viewer, state) => (seesRoom(audience.roomId, viewer, state) ? audience : null),
  liveStage: (live, viewer, state) => (seesRoom(live.roomId, viewer, state) ? live : null),
  broadcast: (broadcast) => broadcast,
  runningOut: (runningOut) => runningOut,
  invitations: (own, viewer, state) => {
    if (own.accountId !== viewer.accountId) return null;
    const open = own.open.filter(({ roomId }) => seesRoom(roomId, viewer, state));
    return open.length === own.open.length ? own : { ...own, open };
  },
};

/** The kinds whose changes may change which rooms and folders somebody sees. */
export const SPACE_VIEW_KINDS: readonly (keyof SpaceRecords)[] = ["room", "folder"];

/** The space as a viewer may see it: without rooms hidden from them, and without revealing who is in those. */
export const viewSpace = (space: SpaceSnapshot, viewer: Viewer): SpaceSnapshot => ({
  ...space,
  records: viewTables(spaceViews, space.records, viewer),
});

/**
 * Equal for viewers who see the same of a space, apart from own records, so that one message serves them all. If a
 * viewer's key changes, they need a fresh view of everything. "" if everybody sees everything.
 */
export function spaceViewKey(state: SpaceState, viewer: Viewer): string {
  const keys: string[] = [];
  const [shown, unshown] = [new Set<string>(), new Set<string>()];
  for (const room of state.all("room")) {
    const isSeen = sees(viewer, room);
    if (room.isHidden || room.blocked) keys.push(isSeen ? room.id : "-");
    if (room.groupId !== null) (isSeen ? shown : unshown).add(room.groupId);
  }
  for (const folderId of unshown) if (!shown.has(folderId)) keys.push(`-${folderId}`);
  return keys.join();
}

function masked(participant: Participant, viewer: Viewer, state: SpaceState): Participant {
  const { roomId } = participant;
  if (roomId === null || seesRoom(roomId, viewer, state)) return participant;
  return { ...participant, roomId: null, heldSinceMs: null };
}

function seesRoom(roomId: string, viewer: Viewer, state: SpaceState): boolean {
  const room = state.get("room", roomId);
  return room === undefined || sees(viewer, room);
}

/** A folder is hidden if all its rooms are hidden from the viewer. */
function seesFolder({ id }: Folder, viewer: Viewer, state: SpaceState): boolean {
  let hasRooms = false;
  for (const room of state.all("room")) {
    if (room.groupId !== id) continue;
    if (sees(viewer, room)) return true;
    hasRooms = true;
  }
  return !hasRooms;
}

const sees = (viewer: Viewer, room: Room): boolean => canSeeRoom(viewer.role, room, room.id === viewer.roomId);
