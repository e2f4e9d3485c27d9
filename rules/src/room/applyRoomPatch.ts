import { unreachable } from "@atrium/contract";
import type { AccountId, RoomMember, RoomPatch, RoomSnapshot } from "@atrium/contract";

/** The room after one patch; the given one is not touched. A patch about somebody who is not there changes nothing. */
export function applyRoomPatch(room: RoomSnapshot, patch: RoomPatch): RoomSnapshot {
  switch (patch.type) {
    case "memberJoined":
      return withMember(room, patch.member);
    case "memberLeft": {
      const { [patch.accountId]: _gone, ...members } = room.members;
      return { ...room, members };
    }
    case "memberChanged":
      return changed(room, patch.accountId, patch.changes);
    case "memberPlaced":
      return changed(room, patch.accountId, { pos: patch.pos });
    default:
      return unreachable(patch);
  }
}

/** The room after one counted message, whose clock becomes the room's. `clockStep` has said "apply". */
export function applyRoomChange(
  room: RoomSnapshot,
  change: { clock: number; patches: readonly RoomPatch[] },
): RoomSnapshot {
  return { ...change.patches.reduce(applyRoomPatch, room), clock: change.clock };
}

type MemberChanges = Extract<RoomPatch, { type: "memberChanged" }>["changes"] | Pick<RoomMember, "pos">;

function changed(room: RoomSnapshot, accountId: AccountId, changes: MemberChanges): RoomSnapshot {
  const member = room.members[accountId];
  return member === undefined ? room : withMember(room, { ...member, ...defined(changes) });
}

function withMember(room: RoomSnapshot, member: RoomMember): RoomSnapshot {
  return { ...room, members: { ...room.members, [member.accountId]: member } };
}

/** A field that is present but undefined is a field left out. */
function defined(changes: MemberChanges): Partial<RoomMember> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
