import { AccountId, type ErrorCode, type RoomElement } from "@atrium/contract";
import { anElement, aRoom, aRoomSnapshot } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { LiveStore, type LiveState } from "../../live/index.ts";
import { FakeClock, settle } from "../../testing/fakeClock.ts";
import type { Outcome } from "../roomPort.ts";
import type { ElementCalls } from "./elementCalls.ts";
import { changed, type ElementChange } from "./elementChange.ts";
import { OwnChanges } from "./ownChanges.ts";

const ok: Outcome = { ok: true };
const refused = (code: ErrorCode): Outcome => ({ ok: false, code });

/** A room with one text, and a server that replies when the test says so. */
function aFloor() {
  const room = aRoom();
  const element = anElement({ roomId: room.id });
  const clock = new FakeClock();
  const start = new LiveStore(clock, () => undefined).store.getState();
  const live = createStore<LiveState>(() => ({
    ...start,
    link: { state: "connected" },
    selfId: AccountId.parse("a".repeat(21)),
    room: { room, snapshot: aRoomSnapshot({ roomId: room.id, elements: [element] }) },
  }));
  const asked: { what: "add" | "update" | "remove"; change: ElementChange | null; answer(outcome: Outcome): void }[] =
    [];
  const ask = (what: "add" | "update" | "remove", change: ElementChange | null = null) =>
    new Promise<Outcome>((answer) => asked.push({ what, change, answer }));
  const calls = {
    add: () => ask("add"),
    update: (_element, change) => ask("update", change),
    remove: () => ask("remove"),
  } as Partial<ElementCalls> as ElementCalls;
  const told: ErrorCode[] = [];
  const own = new OwnChanges({ calls, live, clock, tell: (code) => void told.push(code) });
  own.follow();
  const put = (record: RoomElement | null, id = element.id) =>
    live.setState(({ room: was }) => {
      if (was === null) return {};
      const { [id]: _gone, ...others } = was.snapshot.records.element;
      const elements = record === null ? others : { ...others, [id]: record };
      const records = { ...was.snapshot.records, element: elements };
      return { room: { ...was, snapshot: { ...was.snapshot, records } } };
    });
  const answer = async (outcome: Outcome) => {
    asked.at(-1)?.answer(outcome);
    await settle();
  };
  return { element, own, live, clock, asked, told, put, answer };
}

test("a change is seen at once, and until the record tells of it", async () => {
  const { element, own, asked, put, answer } = aFloor();
  own.change(element.id, { pos: { x: 10, y: 20 } });
  expect(own.seen(element.id)?.pos).toEqual({ x: 10, y: 20 });
  expect(asked).toHaveLength(1);
  await answer(ok);
  expect(own.seen(element.id)?.pos).toEqual({ x: 10, y: 20 });
  put(changed(element, { pos: { x: 10, y: 20 } }));
  expect(own.state.getState().over).toEqual({});
  put(changed(element, { pos: { x: 99, y: 20 } }));
  expect(own.seen(element.id)?.pos.x).toBe(99);
});

test("a drag is sent twice a second at most, and its end at once", async () => {
  const { element, own, clock, asked, answer } = aFloor();
  own.change(element.id, { pos: { x: 1, y: 0 } });
  await answer(ok);
  for (const x of [2, 3, 4]) own.change(element.id, { pos: { x, y: 0 } });
  expect(asked).toHaveLength(1);
  await clock.pass(500);
  expect(asked.map(({ change }) => change?.pos?.x)).toEqual([1, 4]);
  await answer(ok);
  own.change(element.id, { pos: { x: 5, y: 0 } }, "now");
  expect(asked.at(-1)?.change).toEqual({ pos: { x: 5, y: 0 } });
});

test("while one change is on its way the next ones wait, and go together", async () => {
  const { element, own, clock, asked, answer } = aFloor();
  own.change(element.id, { pos: { x: 1, y: 0 } });
  await clock.pass(900);
  own.change(element.id, { width: 300 });
  own.change(element.id, { data: { content: "New" } });
  expect(asked).toHaveLength(1);
  await answer(ok);
  await clock.pass(500);
  expect(asked.at(-1)?.change).toEqual({ width: 300, data: { content: "New" } });
});

test("a refused change goes back to what the record tells, and is said", async () => {
  const { element, own, told, answer } = aFloor();
  own.change(element.id, { pos: { x: 10, y: 20 } });
  await answer(refused("elementLocked"));
  expect(own.seen(element.id)?.pos).toEqual(element.pos);
  expect(told).toEqual(["elementLocked"]);
});

test("what could not be sent is kept, seen, and sent when the network is back", async () => {
  const { element, own, live, asked, told, answer } = aFloor();
  live.setState({ link: { state: "reconnecting", sinceMs: 0, attempt: 1, nextTryAtMs: 0 } });
  own.change(element.id, { data: { content: "Written offline" } });
  await answer(refused("connectionFailed"));
  expect(own.seen(element.id)?.data).toMatchObject({ content: "Written offline" });
  live.setState({ link: { state: "connected" } });
  expect(asked.map(({ change }) => change?.data?.content)).toEqual(["Written offline", "Written offline"]);
  expect(told).toEqual([]);
});

test("a new thing is seen before the server knows of it, and what is written into it follows", async () => {
  const { element, own, asked, put, answer } = aFloor();
  const note = anElement({ roomId: element.roomId, order: 9 });
  void own.add(note);
  own.change(note.id, { data: { content: "Hello" } });
  expect(own.seen(note.id)?.data).toMatchObject({ content: "Hello" });
  expect(asked.map(({ what }) => what)).toEqual(["add"]);
  await answer(ok);
  put(note, note.id);
  expect(asked.at(-1)).toMatchObject({ what: "update", change: { data: { content: "Hello" } } });
});

test("a new thing that still waits when I go to another room is not seen there, and not asked for again and again", async () => {
  const { element, own, live, clock, asked, told, answer } = aFloor();
  const note = anElement({ roomId: element.roomId });
  void own.add(note);
  expect(own.seen(note.id)).toEqual(note);
  const next = aRoom();
  live.setState({ room: { room: next, snapshot: aRoomSnapshot({ roomId: next.id }) } });
  expect(own.all()).toEqual([]);
  expect(own.seen(note.id)).toBeNull();
  await answer(refused("notConnectedToRoom"));
  await clock.pass(60_000);
  expect(asked).toHaveLength(1);
  expect(told).toEqual(["notConnectedToRoom"]);
  expect(own.state.getState().coming).toEqual({});
});

test("a new thing that is refused is gone again, and it is said why", async () => {
  const { own, told, answer } = aFloor();
  const note = anElement();
  void own.add(note);
  await answer(refused("elementsQuantityExceeded"));
  expect(own.seen(note.id)).toBeNull();
  expect(told).toEqual(["elementsQuantityExceeded"]);
});

test("what is removed is away at once and back when that is refused", async () => {
  const { element, own, told, answer } = aFloor();
  void own.remove(element);
  expect(own.seen(element.id)).toBeNull();
  await answer(refused("forbidden"));
  expect(own.seen(element.id)).toEqual(element);
  expect(told).toEqual(["forbidden"]);
});

test("what another one has removed takes my changes with it", () => {
  const { element, own, put } = aFloor();
  own.change(element.id, { pos: { x: 10, y: 20 } });
  put(null);
  expect(own.seen(element.id)).toBeNull();
  expect(own.state.getState().over).toEqual({});
});
