import { constants } from "@atrium/contract";
import { expect, test } from "vitest";
import { Greeters } from "./greeters.ts";

const { greetersPerAddress } = constants.socket;

/** An address with as many silent sockets as it may have, and which of them were ended. */
function full(address: string) {
  const greeters = new Greeters();
  const ended: number[] = [];
  const leaves = Array.from({ length: greetersPerAddress }, (_, index) =>
    greeters.take(address, () => void ended.push(index)),
  );
  return { greeters, ended, leaves };
}

test("one more socket of an address ends the one that is silent for longest, and none of another address", () => {
  const { greeters, ended } = full("a");
  greeters.take("b", () => {});
  expect(ended).toEqual([]);
  greeters.take("a", () => {});
  greeters.take("a", () => {});
  expect(ended).toEqual([0, 1]);
});

test("whoever has greeted or gone gives the place back, once, and is not ended", () => {
  const { greeters, ended, leaves } = full("a");
  leaves[0]?.();
  leaves[0]?.();
  greeters.take("a", () => {});
  expect(ended).toEqual([]);
  greeters.take("a", () => {});
  expect(ended).toEqual([1]);
});
