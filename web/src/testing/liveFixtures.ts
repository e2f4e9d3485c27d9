import { newId, ROOM_FLAGS } from "@atrium/contract";
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
  TeamId,
} from "@atrium/contract";

export const selfId = newId<AccountId>();
export const spaceId = newId<SpaceId>();
export const roomId = newId<RoomId>();
export const accountIds = Array.from({ length: 8 }, () => newId<AccountId>());

export const room: Room = {
  id: roomId,
  spaceId,
  name: "Lounge",
  type: "spatial",
  position: 1,
  groupId: null,
  bgMode: "COVER",
  bgImageUrl: null,
  bgBrightness: 100,
  dominantColor: null,
  size: { w: 3200, h: 1800 },
  capacity: 50,
  isHidden: false,
  blocked: false,
  hasPassword: false,
  permissions: Object.fromEntries(ROOM_FLAGS.map((flag) => [flag, true])) as Room["permissions"],
  defaultZoomLevel: 100,
  gridViewByDefault: false,
  title: "",
  description: "",
  recordingInProgress: false,
};

export const participant = (accountId: AccountId, name = "Ada"): Participant => ({
  accountId,
  connectionId: newId<ConnectionId>(),
  roomId,
  role: "PUBLIC_GUEST",
  name,
  about: "",
  pronoun: null,
  avatarUrl: null,
  avatarAppearance: "letter",
  palette: "mainPalette4v2",
  isGuest: true,
  dontDisturb: false,
  away: false,
});

export const member = (accountId: AccountId, seat: number, pos: RoomMember["pos"] = [0, 0]): RoomMember => ({
  accountId,
  seat,
  pos,
  audioMuted: true,
  videoMuted: true,
  sharingScreen: false,
  hasMegaphone: false,
  forceMutedAudio: false,
  forceMutedVideo: false,
  privateAreaIds: [],
});

export const spaceSnapshot = (
  people: readonly Participant[] = [participant(selfId, "Me")],
  clock = 0,
): SpaceSnapshot => ({
  spaceId,
  clock,
  space: {
    id: spaceId,
    teamId: newId<TeamId>(),
    teamName: "Team",
    slug: "team",
    name: "Space",
    template: "lounge",
    logoUrl: null,
    isPrivate: false,
    hasPassword: false,
    startsAt: null,
  },
  rooms: { [roomId]: room },
  participants: Object.fromEntries(people.map((person) => [person.accountId, person])),
});

export const roomSnapshot = (members: readonly RoomMember[] = [member(selfId, 0)], clock = 0): RoomSnapshot => ({
  roomId,
  clock,
  members: Object.fromEntries(members.map((one) => [one.accountId, one])),
});

export const connected = (snapshot = spaceSnapshot()): Extract<DownMessage, { type: "connected" }> => ({
  type: "connected",
  protocol: 1,
  accountId: selfId,
  connectionId: newId<ConnectionId>(),
  serverTimeMs: 1_000_500,
  resumeRoomId: null,
  snapshot,
});
