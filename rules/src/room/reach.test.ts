import { ROOM_TYPES } from "@atrium/contract";
import { expect, test } from "vitest";
import { reach } from "./reach.ts";

const near = { isConnected: true, isInEarshot: true };
const far = { isConnected: true, isInEarshot: false };
const spatial = { roomType: "spatial", hasMegaphone: false } as const;

test("on a floor those in earshot would hear me", () => {
  expect(reach({ ...spatial, others: [near, far, near] })).toBe(2);
  expect(reach({ ...spatial, others: [far] })).toBe(0);
});

test("my megaphone carries through the whole room", () => {
  expect(reach({ ...spatial, hasMegaphone: true, others: [near, far, far] })).toBe(3);
});

test("on a stage and at a board everybody would hear me", () => {
  for (const roomType of ROOM_TYPES.filter((type) => type !== "spatial")) {
    expect(reach({ roomType, hasMegaphone: false, others: [near, far] })).toBe(2);
  }
});

test("whose connection is away hears nothing, in any room and with any megaphone", () => {
  const others = [{ ...near, isConnected: false }];
  for (const roomType of ROOM_TYPES) {
    for (const hasMegaphone of [true, false]) expect(reach({ roomType, hasMegaphone, others })).toBe(0);
  }
});
