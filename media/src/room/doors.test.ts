import { expect, test } from "vitest";
import { MemoryRoom } from "../trials/memoryRoom.ts";
import { permissionOfMessage } from "./track/permission.ts";
import { Doors } from "./doors.ts";
import { ParticipantPermission } from "@livekit/protocol";

const listening = permissionOfMessage(new ParticipantPermission({ canSubscribe: true }));
const silence = { name: "", metadata: "", attributes: {}, permission: listening };
const claims = (notBeforeSeconds: number) => ({
  identity: "a",
  name: "",
  metadata: "",
  attributes: {},
  notBeforeSeconds,
  expiresSeconds: 2000,
  grants: {
    room: "memory",
    roomJoin: true,
    roomAdmin: false,
    roomList: false,
    roomCreate: false,
    canPublish: true,
    canPublishSources: null,
    canSubscribe: true,
    canPublishData: true,
    canUpdateOwnMetadata: true,
    hidden: false,
    recorder: false,
  },
});

test("a right taken away stays away for who comes back with a token from before", () => {
  const trial = new MemoryRoom();
  trial.rooms.doorsOf("memory").correct("a", silence, 1100);
  const a = trial.join("a", { notBeforeSeconds: 1000 });
  a.requestTrack("audio", { cid: "mic" });
  expect(a.told("trackPublished")).toEqual([]);
  expect(a.told("join")[0]?.participant?.permission?.canPublish).toBe(false);
});

test("a token made after the word of the server says what holds", () => {
  const trial = new MemoryRoom();
  trial.rooms.doorsOf("memory").correct("a", silence, 1100);
  expect(trial.join("a", { notBeforeSeconds: 1101 }).participant?.permission.canPublish).toBe(true);
});

test("somebody revoked does not come back by resuming either, and others are not touched", () => {
  const trial = new MemoryRoom();
  const [a, b] = [trial.join("a"), trial.join("b")];
  trial.rooms.doorsOf("memory").revoke("a", 1001);
  a.loseSignal();
  expect(trial.join("a", { resumeSid: a.sid }).participant).toBeNull();
  b.loseSignal();
  expect(trial.join("b", { resumeSid: b.sid }).participant?.sid).toBe(b.sid);
});

test("a later word adds to an earlier one", () => {
  const doors = new Doors();
  doors.correct("a", { ...silence, name: "Ann", attributes: { hand: "up" } }, 1100);
  doors.correct("a", { name: "", metadata: "m", attributes: { mood: "good" }, permission: null }, 1200);
  expect(doors.correctionOf(claims(1000))).toEqual({
    name: "Ann",
    metadata: "m",
    attributes: { hand: "up", mood: "good" },
    permission: listening,
  });
});

test("an earlier revocation does not open what a later one closed", () => {
  const doors = new Doors();
  doors.revoke("a", 1100);
  doors.revoke("a", 900);
  expect([doors.letsIn(claims(1099)), doors.letsIn(claims(1100))]).toEqual([false, true]);
});

test("nothing is remembered longer than a token could live", () => {
  const doors = new Doors();
  doors.revoke("a", 1000);
  doors.correct("b", silence, 1100);
  expect(doors.tick(1_900_000)).toBe(true);
  expect(doors.tick(2_001_000)).toBe(false);
});
