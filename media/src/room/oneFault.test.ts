import { LeaveRequest_Action } from "@livekit/protocol";
import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { type MemoryClient, MemoryRoom } from "../trials/memoryRoom.ts";

const fail = (): never => {
  throw new Error("a bug");
};

/** Where one of our faults can occur, and what triggers it. */
const entries: readonly { entry: string; breakIt(trial: MemoryRoom, who: MemoryClient): void }[] = [
  {
    entry: "a message of theirs",
    breakIt: (_trial, who) => {
      who.link.takeOffer = fail;
      who.offer();
    },
  },
  { entry: "a packet of theirs", breakIt: (_trial, who) => who.peer.transport.breakOff(new Error("a bug")) },
  {
    entry: "the connection they receive on",
    breakIt: (_trial, who) => must(who.peers.at(-1), "there is one").transport.breakOff(new Error("a bug")),
  },
  {
    entry: "their part of a tick",
    breakIt: (trial, who) => {
      must(who.participant, "they joined").subscriptions.tellStreamStates = fail;
      trial.pass(200);
    },
  },
  {
    entry: "asking them for what is missing",
    breakIt: (trial, who) => {
      who.link.negotiate = fail;
      trial.room.flush();
      trial.settle();
    },
  },
  {
    entry: "what they are told of the others",
    breakIt: (trial, who) => {
      who.signal.sendBytes = fail;
      trial.room.sendToAll({ case: undefined });
    },
  },
  {
    entry: "what they receive of the others",
    breakIt: (trial, who) => {
      must(who.participant, "they joined").subscriptions.consider = fail;
      trial.room.considerTracks(must(trial.room.memberOf("a"), "a is there").tracks.live());
    },
  },
];

const ways = entries.flatMap(({ entry, breakIt }) =>
  (["one", "two"] as const).map((connections) => ({ entry, breakIt, connections })),
);

test.each(ways)("a fault over $entry ends them only ($connections)", ({ breakIt, connections }) => {
  const trial = new MemoryRoom();
  const [a, b, c] = [trial.join("a"), trial.join("b", { connections }), trial.join("c")];
  const sid = a.publish("audio");
  c.offer();
  breakIt(trial, b);
  expect(trial.faults.length).toBeGreaterThan(0);
  expect(b.told("leave")).toMatchObject([{ action: LeaveRequest_Action.RECONNECT, canReconnect: true }]);
  expect(b.signal.isClosed).toBe(true);
  expect(b.peers.map(({ transport }) => transport.state)).toEqual(b.peers.map(() => "closed"));
  expect(trial.room.members.map(({ identity }) => identity)).toEqual(["a", "c"]);
  expect(trial.room.trackOf(sid)).not.toBeNull();
  expect(c.peer.flowing).toHaveLength(1);
  const again = trial.join("b", { connections });
  expect(again.participant).not.toBeNull();
});

test("a fault while somebody comes in turns that one away and leaves no trace", () => {
  const trial = new MemoryRoom();
  const a = trial.join("a");
  trial.failingJoins = true;
  const b = trial.join("b");
  expect(b.participant).toBeNull();
  expect(b.told("leave")).toMatchObject([{ action: LeaveRequest_Action.RECONNECT }]);
  expect(b.signal.isClosed).toBe(true);
  expect(trial.room.members).toEqual([a.participant]);
  trial.failingJoins = false;
  expect(trial.join("b").participant).not.toBeNull();
});

test("what breaks while somebody is put out over a fault holds up nothing else", () => {
  const trial = new MemoryRoom();
  const [a, b] = [trial.join("a"), trial.join("b")];
  b.publish("audio");
  a.offer();
  b.link.close = fail;
  must(a.participant, "a joined").subscriptions.forget = fail;
  b.peer.transport.breakOff(new Error("a bug"));
  expect(trial.room.members).toEqual([]);
  expect(trial.faults.length).toBeGreaterThan(2);
  expect(trial.join("b").participant).not.toBeNull();
});
