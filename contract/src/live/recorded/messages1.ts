/**
 * Messages as protocol 1 has them on the wire, one or more of each kind. A server must go on taking these `up` ones and a
 * browser these `down` ones as long as the protocol is spoken: add to the lists, never change what is in them.
 */
/** A message as it stands on the wire. */
export type Recorded = { readonly type: string } & Readonly<Record<string, unknown>>;

const id = (letter: string): string => letter.repeat(21);

const room = {
  id: id("r"),
  spaceId: id("s"),
  name: "Lounge",
  type: "spatial",
  position: 1024,
  groupId: null,
  bgMode: "COVER",
  bgImageUrl: "floor:lounge",
  bgBrightness: 100,
  dominantColor: null,
  size: { w: 3200, h: 1800 },
  capacity: 50,
  isHidden: false,
  blocked: false,
  hasPassword: false,
  permissions: {
    share: true,
    video: true,
    audio: true,
    chat: true,
    megaphone: false,
    reactions: true,
    iframe: true,
    image: true,
    text: true,
    elementVideo: true,
    elementLocking: true,
    presentation: true,
    pen: true,
    gridView: true,
    privateArea: true,
  },
  defaultZoomLevel: 100,
  gridViewByDefault: false,
  title: "",
  description: "",
  recordingInProgress: false,
};
const space = {
  id: id("s"),
  teamId: id("t"),
  teamName: "Atrium",
  slug: "try-me",
  name: "Atrium",
  template: "lounge",
  logoUrl: null,
  isPrivate: false,
  hasPassword: false,
  startsAt: null,
};
const participant = {
  accountId: id("a"),
  connectionId: id("c"),
  roomId: id("r"),
  role: "PUBLIC_GUEST",
  name: "Anna",
  avatarUrl: null,
  avatarAppearance: "face:anna",
  palette: "mainPalette4v2",
  about: "",
  pronoun: null,
  isGuest: true,
  dontDisturb: false,
  away: false,
};
const member = {
  accountId: id("a"),
  seat: 0,
  pos: [16_000_000, 9_000_000],
  audioMuted: true,
  videoMuted: true,
  sharingScreen: false,
  hasMegaphone: false,
  forceMutedAudio: false,
  forceMutedVideo: false,
  privateAreaIds: [],
};
const spaceSnapshot = {
  spaceId: id("s"),
  clock: 7,
  space,
  rooms: { [id("r")]: room },
  participants: { [id("a")]: participant },
};
const roomSnapshot = { roomId: id("r"), clock: 3, members: { [id("a")]: member } };

export const recordedUp: readonly Recorded[] = [
  { type: "hello", protocol: 1, ticket: `${id("s")}.${"k".repeat(32)}` },
  { type: "hello", protocol: 1, ticket: `${id("s")}.${"k".repeat(32)}`, replaces: id("c") },
  { type: "call", id: id("q"), operation: "joinRoom", input: { spaceId: id("s"), roomId: id("r") } },
  { type: "move", x: 16_000_000, y: 9_000_000 },
  { type: "speaking", level: 7 },
  { type: "resync", scope: "space", since: 6 },
  { type: "resync", scope: "room", roomId: id("r"), since: 2 },
  { type: "sharing", screen: true },
  { type: "leave" },
  { type: "pong", t: 1_790_000_000_000 },
];

export const recordedDown: readonly Recorded[] = [
  {
    type: "connected",
    protocol: 1,
    accountId: id("a"),
    connectionId: id("c"),
    serverTimeMs: 1_790_000_000_000,
    resumeRoomId: null,
    snapshot: spaceSnapshot,
  },
  {
    type: "reply",
    id: id("q"),
    reply: { success: { room: { room, snapshot: roomSnapshot, media: { url: "", token: "t" } } } },
  },
  { type: "reply", id: id("q"), reply: { roomCapacityReached: {} } },
  {
    type: "spacePatches",
    clock: 8,
    patches: [
      { type: "spaceChanged", space },
      { type: "roomPut", room },
      { type: "roomGone", roomId: id("r") },
      { type: "participantPut", participant },
      { type: "participantMoved", accountId: id("a"), roomId: null },
      { type: "participantAway", accountId: id("a"), away: true },
      { type: "participantGone", accountId: id("a") },
    ],
  },
  { type: "spaceSnapshot", snapshot: spaceSnapshot },
  {
    type: "roomPatches",
    roomId: id("r"),
    clock: 4,
    patches: [
      { type: "memberJoined", member },
      { type: "memberChanged", accountId: id("a"), changes: { audioMuted: false } },
      { type: "memberPlaced", accountId: id("a"), pos: [1, 2] },
      { type: "memberLeft", accountId: id("a") },
    ],
  },
  { type: "roomSnapshot", snapshot: roomSnapshot },
  { type: "presence", roomId: id("r"), moves: [0, 16_000_000, 9_000_000], levels: [0, 7] },
  { type: "presence", roomId: id("r"), moves: [] },
  { type: "emotion", roomId: id("r"), accountId: id("a"), emotion: "👋" },
  { type: "forceMuted", audio: true, video: false, byName: "Boris" },
  { type: "roomClosed", roomId: id("r") },
  { type: "failure", closeCode: 4015, startsAt: "2026-11-21T10:00:00.000Z" },
  { type: "failure", closeCode: 1012, reconnectInMs: 1500 },
  { type: "ping", t: 1_790_000_000_000 },
];
