import { recordedChatEvents, recordedChatNews } from "./chat2.ts";
import { id } from "./recorded.ts";
import type { Recorded } from "./recorded.ts";

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
  inAudience: false,
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
  inAudience: false,
};
const folder = { id: id("f"), spaceId: id("s"), name: "Upstairs", position: 2048 };
const audience = { roomId: id("r"), count: 4900 };
const spaceSnapshot = {
  spaceId: id("s"),
  clock: 7,
  records: {
    space: { [id("s")]: space },
    room: { [id("r")]: room },
    participant: { [id("a")]: participant },
    audience: { [id("r")]: audience },
  },
};
const roomSnapshot = { roomId: id("r"), clock: 3, records: { member: { [id("a")]: member } } };
const asked = { type: "inbound", fromAccountId: id("b"), toAccountId: id("a"), roomId: id("r") };
const ticket = `${id("s")}.${"k".repeat(32)}`;

export const recordedUp: Readonly<Record<string, Recorded>> = {
  hello: {
    fingerprint: "954372e9",
    examples: [
      { type: "hello", protocol: 2, ticket },
      { type: "hello", protocol: 2, ticket, replaces: id("c") },
      { type: "hello", protocol: 2 },
    ],
  },
  call: {
    fingerprint: "67a71d42",
    examples: [{ type: "call", id: id("q"), operation: "joinRoom", input: { spaceId: id("s"), roomId: id("r") } }],
  },
  move: { fingerprint: "a9fb1add", examples: [{ type: "move", x: 16_000_000, y: 9_000_000 }] },
  speaking: { fingerprint: "4241b76b", examples: [{ type: "speaking", level: 7 }] },
  resync: {
    fingerprint: "097adadf",
    examples: [
      { type: "resync", scope: "space", since: 6 },
      { type: "resync", scope: "room", roomId: id("r"), since: 2 },
    ],
  },
  sharing: { fingerprint: "e5a9a89e", examples: [{ type: "sharing", screen: true }] },
  leave: { fingerprint: "ebc09db9", examples: [{ type: "leave" }] },
  pong: { fingerprint: "0e339c05", examples: [{ type: "pong", t: 1_790_000_000_000 }] },
  ask: { fingerprint: "e513357b", examples: [{ type: "ask" }] },
};

export const recordedDown: Readonly<Record<string, Recorded>> = {
  connected: {
    fingerprint: "44d10053",
    examples: [
      {
        type: "connected",
        protocol: 2,
        accountId: id("a"),
        connectionId: id("c"),
        serverTimeMs: 1_790_000_000_000,
        resumeRoomId: null,
        snapshot: spaceSnapshot,
      },
    ],
  },
  listening: {
    fingerprint: "331017b5",
    examples: [
      {
        type: "listening",
        protocol: 2,
        accountId: id("a"),
        connectionId: id("c"),
        serverTimeMs: 1_790_000_000_000,
      },
    ],
  },
  news: {
    fingerprint: "04319170",
    examples: [
      { type: "news", news: [{ kind: "changed", operation: "listTeamSpaces", subject: { teamId: id("t") } }] },
      { type: "news", news: [] },
    ],
  },
  reply: {
    fingerprint: "673e7ed6",
    examples: [
      {
        type: "reply",
        id: id("q"),
        reply: { success: { room: { room, snapshot: roomSnapshot, media: { url: "", token: "t" } } } },
      },
      { type: "reply", id: id("q"), reply: { roomCapacityReached: {} } },
    ],
  },
  spacePatches: {
    fingerprint: "7ca48196",
    examples: [
      {
        type: "spacePatches",
        clock: 8,
        patches: [
          { type: "put", kind: "participant", id: id("a"), record: participant },
          { type: "merge", kind: "participant", id: id("a"), changes: { roomId: null } },
          { type: "gone", kind: "participant", id: id("a") },
        ],
      },
      { type: "spacePatches", clock: 9, patches: [] },
    ],
  },
  spaceSnapshot: { fingerprint: "9d82edd4", examples: [{ type: "spaceSnapshot", snapshot: spaceSnapshot }] },
  roomPatches: {
    fingerprint: "8852b05e",
    examples: [
      {
        type: "roomPatches",
        roomId: id("r"),
        clock: 4,
        patches: [
          { type: "put", kind: "member", id: id("a"), record: member },
          { type: "merge", kind: "member", id: id("a"), changes: { audioMuted: false, pos: [1, 2] } },
          { type: "gone", kind: "member", id: id("a") },
        ],
      },
    ],
  },
  roomSnapshot: { fingerprint: "112c1c9e", examples: [{ type: "roomSnapshot", snapshot: roomSnapshot }] },
  presence: {
    fingerprint: "21485e4a",
    examples: [
      { type: "presence", roomId: id("r"), moves: [0, 16_000_000, 9_000_000], levels: [0, 7] },
      { type: "presence", roomId: id("r"), moves: [] },
    ],
  },
  events: {
    fingerprint: "5064a61d",
    examples: [
      { type: "events", roomId: id("r"), events: [{ kind: "emotion", accountId: id("a"), emotion: "👋" }] },
      { type: "events", roomId: null, events: [] },
    ],
  },
  roomClosed: { fingerprint: "49ff57bd", examples: [{ type: "roomClosed", roomId: id("r") }] },
  failure: {
    fingerprint: "9eaf0360",
    examples: [
      { type: "failure", closeCode: 4015, startsAt: "2026-11-21T10:00:00.000Z" },
      { type: "failure", closeCode: 1012, reconnectInMs: 1500 },
    ],
  },
  ping: { fingerprint: "70c41297", examples: [{ type: "ping", t: 1_790_000_000_000 }] },
};

/** Records of spaces and rooms, by kind. */
export const recordedRecords: Readonly<Record<string, Recorded>> = {
  audience: { fingerprint: "fabdf04f", examples: [audience] },
  folder: { fingerprint: "55c5df54", examples: [folder] },
  invitations: { fingerprint: "5d32cb6a", examples: [{ accountId: id("a"), open: [asked] }] },
  member: { fingerprint: "74c2d76e", examples: [member] },
  participant: { fingerprint: "bc5507c6", examples: [participant] },
  room: {
    fingerprint: "15d5254a",
    examples: [room, { ...room, stageTitle: "Soon", stageDescription: "", scrollableBackground: false }],
  },
  space: { fingerprint: "b00e8b43", examples: [space] },
};
/** Passing events, by kind. */
export const recordedEvents: Readonly<Record<string, Recorded>> = {
  ...recordedChatEvents,
  emotion: { fingerprint: "ab602795", examples: [{ accountId: id("a"), emotion: "👋" }] },
  forceMuted: { fingerprint: "72422465", examples: [{ audio: true, video: false, byName: "Boris" }] },
};

/** News, by kind. */
export const recordedNews: Readonly<Record<string, Recorded>> = {
  ...recordedChatNews,
  changed: {
    fingerprint: "7335c863",
    examples: [
      { operation: "listTeamSpaces", subject: { teamId: id("t") } },
      { operation: "listAccountTeams", subject: {} },
    ],
  },
};
