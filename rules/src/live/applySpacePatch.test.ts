import { newId } from "@atrium/contract";
import type {
  AccountId,
  ConnectionId,
  Participant,
  Room,
  RoomId,
  SpaceId,
  SpaceSnapshot,
  TeamId,
} from "@atrium/contract";
import { expect, test } from "vitest";
import { DEFAULT_ROOM_FLAGS } from "../permissions/defaultRoomFlags.ts";
import { clockStep } from "./clockStep.ts";
import { applySpaceChange, applySpacePatch } from "./applySpacePatch.ts";
import { viewKey, viewPatch, viewSpace } from "./spaceView.ts";
import type { Viewer } from "./spaceView.ts";

const spaceId = newId<SpaceId>();

function aRoom(changes: Partial<Room> = {}): Room {
  return {
    id: newId<RoomId>(),
    spaceId,
    name: "Room",
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
    permissions: DEFAULT_ROOM_FLAGS,
    defaultZoomLevel: 100,
    gridViewByDefault: false,
    title: "",
    description: "",
    recordingInProgress: false,
    ...changes,
  };
}

function aParticipant(changes: Partial<Participant> = {}): Participant {
  return {
    accountId: newId<AccountId>(),
    connectionId: newId<ConnectionId>(),
    roomId: null,
    role: "PUBLIC_GUEST",
    name: "Anna",
    avatarUrl: null,
    avatarAppearance: "letter",
    palette: "mainPalette4v2",
    about: "",
    pronoun: null,
    isGuest: true,
    dontDisturb: false,
    away: false,
    ...changes,
  };
}

const open = aRoom();
const hidden = aRoom({ isHidden: true });
const anna = aParticipant({ roomId: hidden.id });
const space: SpaceSnapshot = {
  spaceId,
  clock: 4,
  space: {
    id: spaceId,
    teamId: newId<TeamId>(),
    teamName: "Team",
    slug: "space",
    name: "Space",
    template: "lounge",
    logoUrl: null,
    isPrivate: false,
    hasPassword: false,
    startsAt: null,
  },
  rooms: { [open.id]: open, [hidden.id]: hidden },
  participants: { [anna.accountId]: anna },
};
const guest: Viewer = { role: "PUBLIC_GUEST", roomId: null };
const host: Viewer = { role: "SPACE_MODERATOR", roomId: null };

test("people come, move, are away and go", () => {
  const boris = aParticipant();
  const { accountId } = boris;
  const came = applySpacePatch(space, { type: "participantPut", participant: boris });
  expect(came.participants[accountId]).toEqual(boris);
  const moved = applySpacePatch(came, { type: "participantMoved", accountId, roomId: open.id });
  const away = applySpacePatch(moved, { type: "participantAway", accountId, away: true });
  expect(away.participants[accountId]).toEqual({ ...boris, roomId: open.id, away: true });
  expect(applySpacePatch(away, { type: "participantGone", accountId })).toEqual(space);
});

test("rooms and the space itself change", () => {
  const renamed = { ...open, name: "Renamed" };
  expect(applySpacePatch(space, { type: "roomPut", room: renamed }).rooms[open.id]).toEqual(renamed);
  expect(Object.keys(applySpacePatch(space, { type: "roomGone", roomId: open.id }).rooms)).toEqual([hidden.id]);
  const shared = { ...space.space, name: "Renamed" };
  expect(applySpacePatch(space, { type: "spaceChanged", space: shared }).space).toEqual(shared);
});

test("a patch about somebody who is not there changes nothing", () => {
  const accountId = newId<AccountId>();
  expect(applySpacePatch(space, { type: "participantMoved", accountId, roomId: open.id })).toEqual(space);
  expect(applySpacePatch(space, { type: "participantGone", accountId })).toEqual(space);
});

test("what was there before is not touched", () => {
  const before = structuredClone(space);
  applySpacePatch(space, { type: "participantGone", accountId: anna.accountId });
  expect(space).toEqual(before);
});

test("a change brings its clock along", () => {
  expect(applySpaceChange(space, { clock: 5, patches: [] })).toEqual({ ...space, clock: 5 });
});

test("the next message is applied, an older one ignored, a skipped one asked for", () => {
  expect(clockStep(4, 5)).toBe("apply");
  expect(clockStep(4, 4)).toBe("old");
  expect(clockStep(4, 6)).toBe("gap");
});

test("a guest sees neither a hidden room nor who is in it, a host does", () => {
  const seen = viewSpace(space, guest);
  expect(Object.keys(seen.rooms)).toEqual([open.id]);
  expect(seen.participants[anna.accountId]?.roomId).toBeNull();
  expect(viewSpace(space, host)).toEqual(space);
});

test("the hidden room one is in stays visible", () => {
  expect(viewSpace(space, { ...guest, roomId: hidden.id })).toEqual(space);
});

test("patches say nothing of hidden rooms to a guest", () => {
  expect(viewPatch({ type: "roomPut", room: hidden }, space.rooms, guest)).toBeNull();
  const move = { type: "participantMoved", accountId: anna.accountId, roomId: hidden.id } as const;
  expect(viewPatch(move, space.rooms, guest)).toEqual({ ...move, roomId: null });
  expect(viewPatch(move, space.rooms, host)).toEqual(move);
});

test("viewers who see the same rooms share a key", () => {
  expect(viewKey(space.rooms, guest)).toBe(viewKey(space.rooms, { ...guest, roomId: open.id }));
  expect(viewKey(space.rooms, guest)).not.toBe(viewKey(space.rooms, host));
  expect(viewKey({ [open.id]: open }, guest)).toBe("");
});
