import { AccountId, screenStreamOf, type RoomElement } from "@atrium/contract";
import { anElement, aRoom } from "@atrium/testkit/liveBuilders";
import { expect, test, vi } from "vitest";
import { changed, type ElementChange } from "./elementChange.ts";
import { ElementActs } from "./elementActs.ts";
import { ElementDesk } from "./elementDesk.ts";
import type { ElementMaker } from "./elementRights.ts";
import { KINDS } from "./kinds.ts";
import type { OwnChanges } from "./ownChanges.ts";

const me = AccountId.parse("m".repeat(21));
const room = aRoom({ size: { w: 1000, h: 800 } });
const nextRoom = aRoom();

/** A floor whose server accepts every change at once. */
function aDesk(elements: readonly RoomElement[], role: ElementMaker["role"] = "SPACE_MEMBER") {
  const things = new Map(elements.map((element) => [element.id as string, element]));
  const own = {
    seen: (id: string) => things.get(id) ?? null,
    all: () => [...things.values()],
    change: vi.fn((id: string, change: ElementChange) => {
      const was = things.get(id);
      if (was !== undefined) things.set(id, changed(was, change));
    }),
    add: vi.fn(async (element: RoomElement) => things.set(element.id, element) !== undefined),
    remove: vi.fn(async (element: RoomElement) => things.delete(element.id)),
  } as Partial<OwnChanges> as OwnChanges;
  const setInUse = vi.fn(async () => ({ ok: true }) as const);
  let here = room;
  const maker = () => ({ accountId: me, name: "Me", role, areas: [], room: here, plan: "custom" as const });
  const sayChanged = vi.fn();
  const desk = new ElementDesk({ own, calls: { setInUse }, maker });
  const acts = new ElementActs({ desk, own, calls: {} as never, maker, tell: () => undefined, sayChanged });
  const walkTo = (next: typeof room) => void (here = next);
  return { desk, own, acts, things, setInUse, sayChanged, walkTo };
}
const mine = (changes: Partial<RoomElement> = {}) =>
  anElement({ roomId: room.id, creatorId: me, pos: { x: 100, y: 100 }, width: 100, height: 50, ...changes });
const whole = (element: RoomElement) => ({ do: "lift", elementId: element.id, grip: "whole", adds: false }) as const;

test("a shared screen is moved, and neither removed nor copied: it lasts as long as it is shared", () => {
  const screen = mine({ data: { type: "screen_share", streamId: screenStreamOf(me) } });
  const { desk, own, acts, things } = aDesk([screen]);
  desk.choose(screen.id);
  desk.nudge({ x: 10, y: 0 });
  expect(own.seen(screen.id)?.pos).toEqual({ x: 110, y: 100 });
  expect(acts.remove(desk.chosen())).toBe(false);
  expect(acts.duplicate(desk.chosen())).toBe(false);
  expect(acts.copy(desk.chosen())).toBe(false);
  expect([...things.keys()]).toEqual([screen.id]);
});

test("what is dragged follows the hand, is marked as in use, and is one step to undo", () => {
  const note = mine();
  const { desk, own, acts, things, setInUse } = aDesk([note]);
  desk.hand(whole(note), { x: 120, y: 120 });
  desk.hand({ do: "drag", free: true }, { x: 150, y: 130 });
  desk.hand({ do: "drag", free: true }, { x: 220, y: 140 });
  expect(own.seen(note.id)?.pos).toEqual({ x: 200, y: 120 });
  desk.hand({ do: "drop" }, { x: 220, y: 140 });
  expect(setInUse.mock.calls).toEqual([
    [expect.anything(), true],
    [expect.anything(), false],
  ]);
  acts.undo();
  expect(things.get(note.id)?.pos).toEqual({ x: 100, y: 100 });
  acts.redo();
  expect(things.get(note.id)?.pos).toEqual({ x: 200, y: 120 });
});

test("Escape puts back what is in the hand", () => {
  const note = mine();
  const { desk, own, acts } = aDesk([note]);
  desk.hand(whole(note), { x: 120, y: 120 });
  desk.hand({ do: "drag", free: true }, { x: 300, y: 300 });
  desk.hand({ do: "putBack" }, { x: 300, y: 300 });
  expect(own.seen(note.id)).toMatchObject({ pos: { x: 100, y: 100 }, width: 100, height: 50 });
  expect(acts.undo()).toBe(false);
});

test("near another's edge it snaps and shows the line, with Ctrl it does not", () => {
  const note = mine();
  const other = mine({ pos: { x: 400, y: 400 } });
  const { desk, own } = aDesk([note, other]);
  desk.hand(whole(note), { x: 100, y: 100 });
  desk.hand({ do: "drag", free: false }, { x: 404, y: 200 });
  expect(own.seen(note.id)?.pos.x).toBe(400);
  expect(desk.state.getState().guides).toMatchObject([{ axis: "x", at: 400 }]);
  desk.hand({ do: "drag", free: true }, { x: 404, y: 200 });
  expect(own.seen(note.id)?.pos.x).toBe(404);
  expect(desk.state.getState().guides).toEqual([]);
});

test("nothing is dragged off the floor", () => {
  const note = mine();
  const { desk, own } = aDesk([note]);
  desk.hand(whole(note), { x: 100, y: 100 });
  desk.hand({ do: "drag", free: true }, { x: 5000, y: -500 });
  expect(own.seen(note.id)?.pos).toEqual({ x: 900, y: 0 });
});

test("several are moved together and keep their distance", () => {
  const [first, second] = [mine(), mine({ pos: { x: 300, y: 200 } })];
  const { desk, own } = aDesk([first, second]);
  desk.choose(first.id);
  desk.choose(second.id, true);
  desk.hand(whole(first), { x: 100, y: 100 });
  desk.hand({ do: "drag", free: true }, { x: 150, y: 110 });
  expect(own.seen(first.id)?.pos).toEqual({ x: 150, y: 110 });
  expect(own.seen(second.id)?.pos).toEqual({ x: 350, y: 210 });
});

test("a member moves neither others' things nor what others have locked; a finger only what is chosen", () => {
  const others = anElement();
  const locked = mine({ lockerId: AccountId.parse("k".repeat(21)), lockerRole: "SPACE_MODERATOR" });
  const own = mine();
  const { desk } = aDesk([others, locked, own]);
  expect(desk.moves(others.id, false)).toBe(false);
  expect(desk.moves(locked.id, false)).toBe(false);
  expect(desk.moves(own.id, false)).toBe(true);
  expect(desk.moves(own.id, true)).toBe(false);
  desk.choose(own.id);
  expect(desk.moves(own.id, true)).toBe(true);
});

test("a new note lies on top with its middle where it was put down, chosen and ready to be written", () => {
  const { desk, own } = aDesk([mine({ order: 7 })]);
  const { start, size } = KINDS.note;
  desk.carry({ type: "note", data: start ?? { type: "spawn_spot" }, size });
  desk.hand({ do: "carry" }, { x: 10, y: 10 });
  expect(desk.state.getState().carried?.at).toEqual({ x: 10, y: 10 });
  desk.hand({ do: "putDown" }, { x: 500, y: 400 });
  const { chosen, written, carried } = desk.state.getState();
  expect(carried).toBeNull();
  expect(written).toBe(chosen[0]);
  expect(own.seen(written ?? "")).toMatchObject({ pos: { x: 416, y: 324 }, order: 8, creatorName: "Me" });
});

test("what is written is one step to undo, however many letters it took", () => {
  const note = mine();
  const { desk, own, acts, things } = aDesk([note]);
  desk.open(note.id);
  for (const content of ["N", "Ne", "New"]) own.change(note.id, { data: { content } });
  desk.chooseNone();
  expect(desk.state.getState().written).toBeNull();
  acts.undo();
  expect(things.get(note.id)?.data).toMatchObject({ content: "Agenda" });
});

test("what somebody else has written since stays when I undo, and it is said; so does the note that I added", () => {
  const { desk, own, acts, things, sayChanged } = aDesk([]);
  desk.add({ data: KINDS.note.start ?? { type: "spawn_spot" }, size: KINDS.note.size }, { x: 500, y: 400 });
  const [id = ""] = things.keys();
  own.change(id, { data: { content: "Plan " } });
  desk.endWriting();
  own.change(id, { data: { content: "Plan: 40 people, Friday" } });
  acts.undo();
  expect(own.seen(id)?.data).toMatchObject({ content: "Plan: 40 people, Friday" });
  expect(sayChanged).toHaveBeenCalledOnce();
  acts.undo();
  expect(own.seen(id)?.data).toMatchObject({ content: "Plan: 40 people, Friday" });
  expect(sayChanged).toHaveBeenCalledTimes(2);
});

test("words that the server has trimmed are still mine to undo, and to do again", () => {
  const note = mine();
  const { desk, own, acts, sayChanged } = aDesk([note]);
  desk.open(note.id);
  own.change(note.id, { data: { content: "Plan " } });
  desk.endWriting();
  own.change(note.id, { data: { content: "Plan" } });
  acts.undo();
  expect(own.seen(note.id)?.data).toMatchObject({ content: "Agenda" });
  acts.redo();
  expect(own.seen(note.id)?.data).toMatchObject({ content: "Plan " });
  expect(sayChanged).not.toHaveBeenCalled();
});

test("of what I undo, that stays which somebody else has changed; the rest goes back", () => {
  const note = mine();
  const { desk, own, acts, sayChanged } = aDesk([note]);
  desk.choose(note.id);
  desk.hand({ do: "lift", elementId: note.id, grip: "nw", adds: false }, { x: 100, y: 100 });
  desk.hand({ do: "drag", free: true }, { x: 80, y: 90 });
  desk.hand({ do: "drop" }, { x: 80, y: 90 });
  expect(own.seen(note.id)).toMatchObject({ pos: { x: 80, y: 90 }, width: 120, height: 60 });
  own.change(note.id, { pos: { x: 500, y: 500 }, data: { content: "Theirs" } });
  acts.undo();
  expect(own.seen(note.id)).toMatchObject({ pos: { x: 500, y: 500 }, width: 100, height: 50 });
  expect(own.seen(note.id)?.data).toMatchObject({ content: "Theirs" });
  expect(sayChanged).toHaveBeenCalledOnce();
});

test("what others do while I move or write a thing is no part of my step", () => {
  const note = mine();
  const { desk, own, acts, sayChanged } = aDesk([note]);
  desk.hand(whole(note), { x: 100, y: 100 });
  desk.hand({ do: "drag", free: true }, { x: 150, y: 110 });
  own.change(note.id, { data: { content: "Theirs" } });
  desk.hand({ do: "drop" }, { x: 150, y: 110 });
  expect(own.change).toHaveBeenLastCalledWith(note.id, { pos: { x: 150, y: 110 } }, "now");
  acts.undo();
  expect(own.seen(note.id)).toMatchObject({ pos: { x: 100, y: 100 }, data: { content: "Theirs" } });
  desk.open(note.id);
  own.change(note.id, { data: { content: "Mine" } });
  own.change(note.id, { pos: { x: 500, y: 500 } });
  desk.endWriting();
  expect(own.change).toHaveBeenLastCalledWith(note.id, { data: { content: "Mine" } }, "now");
  acts.undo();
  expect(own.seen(note.id)).toMatchObject({ pos: { x: 500, y: 500 }, data: { content: "Theirs" } });
  expect(sayChanged).not.toHaveBeenCalled();
});

test("a removed note can be brought back", () => {
  const note = mine();
  const { desk, acts, things } = aDesk([note]);
  desk.choose(note.id);
  acts.remove(desk.chosen());
  expect(things.size).toBe(0);
  acts.undo();
  expect(things.get(note.id)).toEqual(note);
});

test("what was done in a room is undone and done again there, and in no other", () => {
  const note = mine();
  const { desk, own, acts, things, walkTo } = aDesk([note]);
  desk.choose(note.id);
  acts.remove(desk.chosen());
  walkTo(nextRoom);
  expect(acts.undo()).toBe(false);
  expect(own.add).not.toHaveBeenCalled();
  walkTo(room);
  expect(acts.undo()).toBe(true);
  expect(things.get(note.id)).toEqual(note);
  walkTo(nextRoom);
  expect(acts.redo()).toBe(false);
  walkTo(room);
  expect(acts.redo()).toBe(true);
  expect(things.size).toBe(0);
});

test("copies are mine, lie aside and over all, and are chosen", () => {
  const others = anElement({ order: 3, pos: { x: 100, y: 100 } });
  const { desk, acts, things } = aDesk([others]);
  acts.copy([others]);
  acts.paste();
  const copy = [...things.values()].at(-1);
  expect(copy).toMatchObject({ creatorId: me, pos: { x: 124, y: 124 }, order: 4, data: others.data });
  expect(desk.state.getState().chosen).toEqual([copy?.id]);
});

test("a lasso chooses what it takes in, and what is brought in line is one step to undo", () => {
  const [left, right, far] = [mine(), mine({ pos: { x: 300, y: 140 } }), mine({ pos: { x: 800, y: 600 } })];
  const { desk, own, acts } = aDesk([left, right, far]);
  desk.hand({ do: "lassoFrom" }, { x: 50, y: 50 });
  desk.hand({ do: "lassoTo" }, { x: 420, y: 300 });
  desk.hand({ do: "lassoEnd" }, { x: 420, y: 300 });
  expect(desk.state.getState()).toMatchObject({ chosen: [left.id, right.id], lasso: null });
  acts.align(desk.chosen(), "top");
  expect(own.seen(right.id)?.pos).toEqual({ x: 300, y: 100 });
  expect(own.change).toHaveBeenCalledOnce();
  acts.undo();
  expect(own.seen(right.id)?.pos).toEqual({ x: 300, y: 140 });
});
