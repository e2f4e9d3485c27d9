import { constants } from "@atrium/contract";
import { expect, test } from "vitest";
import { Greeters } from "./greeters.ts";

const { greetersPerAddress } = constants.socket;

function full(address: string) {
  const greeters = new Greeters();
  const leaves = Array.from({ length: greetersPerAddress }, () => greeters.take(address));
  return { greeters, leave: leaves[0] ?? (() => {}) };
}

test("an address has so many places and no more, whatever others have", () => {
  const { greeters } = full("a");
  expect(greeters.take("a")).toBeNull();
  expect(greeters.take("b")).not.toBeNull();
});

test("a place is given back once, however often that is said", () => {
  const { greeters, leave } = full("a");
  leave();
  leave();
  expect(greeters.take("a")).not.toBeNull();
  expect(greeters.take("a")).toBeNull();
});
