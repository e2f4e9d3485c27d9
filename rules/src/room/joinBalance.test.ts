import * as fc from "fast-check";
import { expect, test } from "vitest";
import { joinBalance } from "./joinBalance.ts";
import type { BalancedRoom } from "./joinBalance.ts";

const room = (online: number, rest: Partial<BalancedRoom> = {}): BalancedRoom => ({
  capacity: 10,
  online,
  isHidden: false,
  blocked: false,
  hasPassword: false,
  ...rest,
});

test("the first room in list order below 60 % is picked", () => {
  const second = room(5);
  expect(joinBalance([room(6), second, room(0)], false)).toBe(second);
});

test("when all are above 60 % the last one with a place is picked", () => {
  const last = room(9);
  expect(joinBalance([room(6), room(7), last, room(10)], false)).toBe(last);
});

test("hidden, blocked and locked rooms are for the privileged only", () => {
  const rooms = [room(0, { hasPassword: true }), room(0, { isHidden: true }), room(0, { blocked: true })];
  expect(joinBalance(rooms, false)).toBeNull();
  expect(joinBalance(rooms, true)).toBe(rooms[0]);
});

test("no room is picked when all are full", () => {
  expect(joinBalance([room(10), room(11)], true)).toBeNull();
});

test("a picked room always has a place", () => {
  const rooms = fc.array(fc.nat(12).map((online) => room(online)));
  fc.assert(
    fc.property(rooms, fc.boolean(), (all, privileged) => {
      const picked = joinBalance(all, privileged);
      if (picked !== null) expect(picked.online).toBeLessThan(picked.capacity);
      else expect(all.every((each) => each.online >= each.capacity)).toBe(true);
    }),
  );
});
