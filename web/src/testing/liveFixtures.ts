import { newId, PROTOCOL, ROOM_FLAGS } from "@atrium/contract";
import type {
  AccountId,
  ConnectionId,
  DownMessage,
  Participant,
  Room,
  RoomId,
  RoomMember,
  RoomSnapshot,
  SpaceId,
  SpaceSnapshot,
} from "@atrium/contract";
import {
  aMember,
  aParticipant,
  aRoom,
  aRoomSnapshot,
  aSharedSpace,
  aSpaceSnapshot,
} from "@atrium/testkit/liveBuilders";

export const selfId = newId<AccountId>();
export const spaceId = newId<SpaceId>();
export const roomId = newId<RoomId>();
export const accountIds = Array.from({ length: 8 }, () => newId<AccountId>());

export const room = aRoom({
  id: roomId,
  spaceId,
  name: "Lounge",
  permissions: Object.fromEntries(ROOM_FLAGS.map((flag) => [flag, true])) as Room["permissions"],
});

export const participant = (accountId: AccountId, name = "Ada"): Participant =>
  aParticipant({ accountId, roomId, name });

export const member = (accountId: AccountId, seat: number, pos: RoomMember["pos"] = [0, 0]): RoomMember =>
  aMember({ accountId, seat, pos });

export const spaceSnapshot = (people: readonly Participant[] = [participant(selfId, "Me")], clock = 0): SpaceSnapshot =>
  aSpaceSnapshot({
    space: aSharedSpace({ id: spaceId, slug: "team", name: "Space" }),
    rooms: [room],
    people,
    clock,
  });

export const roomSnapshot = (members: readonly RoomMember[] = [member(selfId, 0)], clock = 0): RoomSnapshot =>
  aRoomSnapshot({ roomId, members, clock });

export const connected = (snapshot = spaceSnapshot()): Extract<DownMessage, { type: "connected" }> => ({
  type: "connected",
  protocol: PROTOCOL,
  accountId: selfId,
  connectionId: newId<ConnectionId>(),
  serverTimeMs: 1_000_500,
  resumeRoomId: null,
  snapshot,
});
