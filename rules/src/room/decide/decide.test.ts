import { newId } from "@atrium/contract";
import type { AccountId, Room, SpaceRole } from "@atrium/contract";
import { aMember, aParticipant, aRoom, aRoomSnapshot, aSpaceSnapshot } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import type { RoomScene, RoomSelf } from "../../live/decision.ts";
import { readTables } from "../../live/records.ts";
import { DEFAULT_ROOM_FLAGS } from "../../permissions/defaultRoomFlags.ts";
import { decideMuteParticipant } from "./decideMuteParticipant.ts";
import { decideMuteSelf } from "./decideMuteSelf.ts";
import { decideSendEmotion } from "./decideSendEmotion.ts";
import { decideSetMegaphone } from "./decideSetMegaphone.ts";
import { decideShareScreen } from "./decideShareScreen.ts";

function arrange({ room: changes = {}, role = "PUBLIC_GUEST" }: { room?: Partial<Room>; role?: SpaceRole } = {}) {
  const room = aRoom(changes);
  const participant = aParticipant({ roomId: room.id, role });
  const member = aMember({ accountId: participant.accountId });
  const scene: RoomScene = {
    room,
    plan: "custom",
    inSpace: readTables(aSpaceSnapshot({ rooms: [room], people: [participant] }).records),
    inRoom: readTables(aRoomSnapshot({ roomId: room.id, members: [member] }).records),
  };
  const self: RoomSelf = { participant, member };
  const merged = (changes: object) => [{ type: "merge", kind: "member", id: member.accountId, changes }];
  return { scene, self, merged, accountId: member.accountId };
}
const forbidding = (flag: "audio" | "video" | "share") => ({ permissions: { ...DEFAULT_ROOM_FLAGS, [flag]: false } });

test("a reaction is shown to the room and changes nothing", () => {
  const { scene, self, accountId } = arrange();
  expect(decideSendEmotion(scene, self, { emotion: "👋" })).toMatchObject({
    patches: [],
    events: [{ to: "room", event: { kind: "emotion", accountId, emotion: "👋" } }],
  });
});

test("a megaphone goes up where it is allowed, and down always", () => {
  const host = arrange({ role: "SPACE_MODERATOR" });
  expect(decideSetMegaphone(host.scene, host.self, { on: true })).toMatchObject({
    patches: host.merged({ hasMegaphone: true }),
  });
  const guest = arrange();
  expect(decideSetMegaphone(guest.scene, guest.self, { on: true })).toMatchObject({ code: "megaphoneNotAllowed" });
  expect(decideSetMegaphone(guest.scene, guest.self, { on: false })).toMatchObject({ ok: true });
  const stage = arrange({ room: { type: "stage" }, role: "SPACE_MODERATOR" });
  expect(decideSetMegaphone(stage.scene, stage.self, { on: true })).toMatchObject({ code: "invalidRoomType" });
});

test("one turns on what the room allows, and off always; what a host turned off is over then", () => {
  const free = arrange();
  expect(decideMuteSelf(free.scene, free.self, { audioMuted: false })).toMatchObject({
    patches: free.merged({ audioMuted: false, forceMutedAudio: false }),
  });
  const bound = arrange({ room: forbidding("audio") });
  expect(decideMuteSelf(bound.scene, bound.self, { audioMuted: false })).toMatchObject({ code: "forbidden" });
  expect(decideMuteSelf(bound.scene, bound.self, { audioMuted: true })).toMatchObject({ ok: true });
  const dark = arrange({ room: forbidding("video") });
  expect(decideMuteSelf(dark.scene, dark.self, { videoMuted: false })).toMatchObject({ code: "forbidden" });
});

test("a host turns somebody off for everybody, for them and at the media server", () => {
  const { scene, accountId, merged } = arrange();
  const by = { role: "SPACE_MODERATOR", name: "Boris" } as const;
  expect(decideMuteParticipant(scene, { accountId, audio: true, video: false, by })).toMatchObject({
    patches: merged({ audioMuted: true, forceMutedAudio: true }),
    events: [{ to: accountId, event: { kind: "forceMuted", audio: true, video: false, byName: "Boris" } }],
    asks: [{ ask: "muteMedia", accountId, audio: true, video: false }],
  });
  expect(decideMuteParticipant(scene, { accountId, audio: false, video: true, by })).toMatchObject({
    patches: merged({ videoMuted: true, forceMutedVideo: true }),
    asks: [{ ask: "muteMedia", accountId, audio: false, video: true }],
  });
});

test("nobody mutes who is elsewhere, nor who outranks them", () => {
  const { scene, accountId } = arrange({ role: "TEAM_ADMIN" });
  const by = { role: "SPACE_MODERATOR", name: "Boris" } as const;
  const muting = { audio: true, video: false, by };
  expect(decideMuteParticipant(scene, { ...muting, accountId })).toMatchObject({ code: "forbidden" });
  const elsewhere = newId<AccountId>();
  expect(decideMuteParticipant(scene, { ...muting, accountId: elsewhere })).toMatchObject({
    code: "participantNotFound",
  });
});

test("a screen is shared where the room allows it, and no longer always", () => {
  const { scene, self, merged } = arrange({ room: forbidding("share") });
  expect(decideShareScreen(scene, self, { screen: true })).toMatchObject({ code: "forbidden" });
  expect(decideShareScreen(scene, self, { screen: false })).toMatchObject({
    patches: merged({ sharingScreen: false }),
  });
});
