import { AccountId } from "@atrium/contract";
import { expect, test } from "vitest";
import { idle, type Gesture, type MapAct, type Target, type Tool, type ToolScene } from "./tool.ts";
import { turn } from "./turn.ts";

const kofi = AccountId.parse("kofi".padEnd(21, "0"));
const at = (x: number, y: number) => ({ x, y });
const down = (target: Target, options: { touch?: boolean; pointerId?: number; x?: number } = {}): Gesture => ({
  type: "down",
  pointerId: options.pointerId ?? 1,
  at: at(options.x ?? 100, 100),
  target,
  touch: options.touch ?? false,
});
const move = (x: number, y = 100, pointerId = 1): Gesture => ({ type: "move", pointerId, at: at(x, y) });
const up = (x: number, y = 100, pointerId = 1): Gesture => ({ type: "up", pointerId, at: at(x, y) });

const walking: ToolScene = { canWalk: true, moves: (_id, touch) => !touch };
const play = (...gestures: Gesture[]) => playIn(walking, ...gestures);

function playIn(scene: ToolScene, ...gestures: Gesture[]): { tool: Tool; acts: MapAct[] } {
  let tool: Tool = idle;
  const acts: MapAct[] = [];
  for (const gesture of gestures) {
    const next = turn(tool, gesture, scene);
    tool = next.tool;
    acts.push(...next.acts);
  }
  return { tool, acts };
}
const kinds = (acts: readonly MapAct[]) => acts.map((act) => act.type);

test("dragging my bubble lifts it, follows the pointer and drops it", () => {
  const { tool, acts } = play(down({ on: "self" }), move(140), move(180), up(190));
  expect(kinds(acts)).toEqual(["liftSelf", "dragSelf", "dragSelf", "dragSelf", "dropSelf"]);
  expect(acts[0]).toEqual({ type: "liftSelf", at: at(100, 100) });
  expect(acts[3]).toEqual({ type: "dragSelf", at: at(190, 100) });
  expect(tool.state).toBe("idle");
});

test("Escape during a drag puts me back where I was", () => {
  const { tool, acts } = play(down({ on: "self" }), move(140), { type: "cancel" }, move(300));
  expect(kinds(acts)).toEqual(["liftSelf", "dragSelf", "putBackSelf"]);
  expect(tool.state).toBe("idle");
});

test("a drag that the system takes away puts me back", () => {
  const { acts } = play(down({ on: "self" }), move(140), { type: "interrupt", pointerId: 1 });
  expect(kinds(acts).at(-1)).toBe("putBackSelf");
});

test("dragging the floor pans by exactly what the pointer moved", () => {
  const { acts } = play(down({ on: "floor" }), move(110), move(150), up(150));
  const moved = acts.reduce((sum, act) => (act.type === "pan" ? sum + act.by.x : sum), 0);
  expect(moved).toBe(50);
});

test("a tremble of the hand is a click and not a drag", () => {
  expect(kinds(play(down({ on: "self" }), move(102), up(102)).acts)).toEqual([]);
  expect(kinds(play(down({ on: "floor" }), move(103), up(103)).acts)).toEqual(["select"]);
});

test("a click on a person chooses them and walks over", () => {
  const { acts } = play(down({ on: "person", accountId: kofi }), up(100));
  expect(acts).toEqual([
    { type: "select", accountId: kofi },
    { type: "approach", accountId: kofi },
  ]);
});

test("a tap on a person chooses them and never walks", () => {
  const { acts } = play(down({ on: "person", accountId: kofi }, { touch: true }), up(100));
  expect(acts).toEqual([{ type: "select", accountId: kofi }]);
});

test("a double click glides, a double tap does not", () => {
  expect(kinds(play({ type: "doubleClick", at: at(5, 5), touch: false }).acts)).toEqual(["glideTo"]);
  expect(kinds(play({ type: "doubleClick", at: at(5, 5), touch: true }).acts)).toEqual([]);
});

test("two fingers zoom about their middle and the one that stays goes on panning", () => {
  const second = down({ on: "floor" }, { touch: true, pointerId: 2, x: 200 });
  const { tool, acts } = play(
    down({ on: "floor" }, { touch: true }),
    second,
    move(300, 100, 2),
    up(300, 100, 2),
    move(110),
  );
  expect(acts[0]).toEqual({ type: "pinch", at: at(200, 100), factor: 2, by: at(50, 0) });
  expect(acts[1]).toEqual({ type: "pan", by: at(10, 0) });
  expect(tool.state).toBe("panning");
});

test("a second pointer does not disturb a drag of me", () => {
  const { tool, acts } = play(
    down({ on: "self" }),
    move(140),
    down({ on: "floor" }, { pointerId: 2 }),
    move(400, 400, 2),
    up(400, 400, 2),
    move(150),
  );
  expect(kinds(acts)).toEqual(["liftSelf", "dragSelf", "dragSelf"]);
  expect(tool.state).toBe("draggingSelf");
});

test("Escape with empty hands closes what is chosen", () => {
  expect(play({ type: "cancel" }).acts).toEqual([{ type: "select", accountId: null }]);
});

test("whatever is in hand is let go of when everything is interrupted", () => {
  const all: Gesture = { type: "interrupt", pointerId: null };
  const second = down({ on: "floor" }, { touch: true, pointerId: 2, x: 200 });
  const held = [
    [down({ on: "person", accountId: kofi })],
    [down({ on: "floor" }), move(150)],
    [down({ on: "self" }), move(150)],
    [down({ on: "floor" }, { touch: true }), second],
  ];
  for (const gestures of held) expect(play(...gestures, all).tool.state).toBe("idle");
  expect(kinds(play(down({ on: "self" }), move(150), all).acts).at(-1)).toBe("putBackSelf");
});

test("another pointer's interruption takes nothing away", () => {
  const other: Gesture = { type: "interrupt", pointerId: 7 };
  expect(play(down({ on: "self" }), move(150), other).tool.state).toBe("draggingSelf");
});

test("where nobody walks a drag of me moves the window, and clicks only choose", () => {
  const still: ToolScene = { canWalk: false, moves: () => false };
  expect(playIn(still, down({ on: "self" }), move(150)).tool.state).toBe("panning");
  expect(kinds(playIn(still, down({ on: "person", accountId: kofi }), up(100)).acts)).toEqual(["select"]);
  expect(playIn(still, { type: "doubleClick", at: at(5, 5), touch: false }).acts).toEqual([]);
});

const note: Target = { on: "element", elementId: "note", grip: "whole" };
const doings = (acts: readonly MapAct[]) => acts.map((act) => (act.type === "element" ? act.act.do : act.type));

test("a click on an element chooses it and walks nowhere", () => {
  expect(doings(play(down(note), up(100)).acts)).toEqual(["choose"]);
});

test("dragging an element lifts it where it was pressed, follows the pointer and drops it", () => {
  const { tool, acts } = play(down(note), move(140), move(180), up(180));
  expect(doings(acts)).toEqual(["lift", "drag", "drag", "drop"]);
  expect(acts[0]).toMatchObject({ at: at(100, 100) });
  expect(acts[2]).toMatchObject({ at: at(180, 100) });
  expect(tool.state).toBe("idle");
});

test("Escape during a drag of an element puts it back", () => {
  const { tool, acts } = play(down(note), move(140), { type: "cancel" }, move(300));
  expect(doings(acts)).toEqual(["lift", "drag", "putBack"]);
  expect(tool.state).toBe("idle");
});

test("an element that may not be moved is dragged like the floor it lies on", () => {
  const fixed: ToolScene = { canWalk: true, moves: () => false };
  expect(doings(playIn(fixed, down(note), move(140)).acts)).toEqual(["pan"]);
});

test("a corner is dragged and never clicked", () => {
  const corner: Target = { on: "element", elementId: "note", grip: "se" };
  expect(doings(play(down(corner), up(100)).acts)).toEqual([]);
  expect(play(down(corner), move(140)).acts[0]).toMatchObject({ act: { do: "lift", grip: "se" } });
});

test("a new element hangs on the pointer until it is put down, and Escape lets go of it", () => {
  const carry: Gesture = { type: "carry" };
  const put = play(carry, move(140), down({ on: "floor" }, { x: 140 }), up(140));
  expect(doings(put.acts)).toEqual(["carry", "carry", "putDown"]);
  expect(put.tool.state).toBe("idle");
  expect(doings(play(carry, move(140), { type: "cancel" }, move(150)).acts)).toEqual(["carry", "letGo"]);
});

test("with Shift the floor stays and a lasso is drawn from where it was pressed; a finger pans", () => {
  const press: Gesture = { ...down({ on: "floor" }), adds: true } as Gesture;
  const { tool, acts } = play(press, move(150), move(200, 140), up(200, 140));
  expect(acts).toEqual([
    { type: "element", act: { do: "lassoFrom" }, at: at(100, 100) },
    { type: "element", act: { do: "lassoTo" }, at: at(150, 100) },
    { type: "element", act: { do: "lassoTo" }, at: at(200, 140) },
    { type: "element", act: { do: "lassoEnd" }, at: at(200, 140) },
  ]);
  expect(tool.state).toBe("idle");
  expect(kinds(play({ ...press, touch: true } as Gesture, move(150)).acts)).toEqual(["pan"]);
});

test("Escape ends a lasso and lets go of all that it chose", () => {
  const press: Gesture = { ...down({ on: "floor" }), adds: true } as Gesture;
  expect(kinds(play(press, move(150), { type: "cancel" }).acts).slice(2)).toEqual(["element", "select"]);
});
