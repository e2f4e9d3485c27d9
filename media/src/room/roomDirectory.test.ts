import { DisconnectReason, LeaveRequest_Action } from "@livekit/protocol";
import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { MemoryRoom } from "../trials/memoryRoom.ts";

test("a fault in one room ends that room, is reported, and touches no other", () => {
  const trial = new MemoryRoom();
  const other = trial.rooms.open("other");
  const a = trial.join("a");
  const { sid } = trial.room.options;
  trial.rooms.guard("memory", () => {
    throw new Error("a bug");
  });
  expect(trial.faults).toHaveLength(1);
  expect(a.signal.isClosed).toBe(true);
  expect(trial.rooms.rooms).toEqual([other]);
  trial.rooms.open("memory");
  expect(trial.join("a").participant).not.toBeNull();
  expect(trial.room.options.sid).not.toBe(sid);
});

test("when the program ends, clients are told to come back", () => {
  const trial = new MemoryRoom();
  const a = trial.join("a");
  trial.rooms.closeAll();
  expect(a.told("leave")).toMatchObject([{ action: LeaveRequest_Action.RECONNECT }]);
  expect(trial.rooms.rooms).toEqual([]);
});

test("a room that nobody enters goes later than one that was left, and a revoked token does not open it anew", () => {
  const trial = new MemoryRoom();
  trial.pass(200_000);
  expect(trial.rooms.get("memory")).not.toBeNull();
  const a = trial.join("a");
  a.peer.transport.connect();
  trial.rooms.doorsOf("memory").revoke("b", trial.wallMs / 1000 + 1);
  trial.room.remove(must(a.participant, "a joined"), DisconnectReason.UNKNOWN_REASON);
  trial.pass(60_000);
  expect(trial.rooms.get("memory")).toBeNull();
  trial.rooms.open("memory");
  expect(trial.join("b", { notBeforeSeconds: 1000 }).participant).toBeNull();
  trial.pass(15 * 60_000);
  expect(trial.rooms.tick(trial.now)).toBe(false);
});

test.each([-600_000, 600_000])("a clock that is set by %i ms does not change how long an empty room stays", (byMs) => {
  const trial = new MemoryRoom();
  trial.setClock(byMs);
  trial.pass(300_000);
  expect(trial.rooms.get("memory")).not.toBeNull();
  trial.pass(200);
  expect(trial.rooms.get("memory")).toBeNull();
});
