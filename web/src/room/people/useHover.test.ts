import { expect, test } from "vitest";
import { idOf } from "../fixtures/people.ts";
import { hoverHands } from "./useHover.ts";

function playground() {
  const shown: (string | null)[] = [];
  let waiting: (() => void) | null = null;
  const clock = {
    after(_delayMs: number, run: () => void) {
      waiting = run;
      return () => {
        waiting = null;
      };
    },
  };
  const hands = hoverHands(clock, (accountId) => shown.push(accountId));
  const wait = () => {
    waiting?.();
    waiting = null;
  };
  return { hands, shown, wait };
}
const kofi = idOf("kofi");

test("a pointer that rests on somebody opens their card, one that passes does not", () => {
  const { hands, shown, wait } = playground();
  hands.point(kofi);
  hands.point(null);
  wait();
  expect(shown).toEqual([null]);
  hands.point(kofi);
  wait();
  expect(shown).toEqual([null, kofi]);
});

test("the card stays while the pointer is on it and goes after it has left", () => {
  const { hands, shown, wait } = playground();
  hands.point(kofi);
  wait();
  hands.point(null);
  hands.stay();
  wait();
  expect(shown).toEqual([kofi]);
  hands.point(null);
  wait();
  expect(shown).toEqual([kofi, null]);
});
