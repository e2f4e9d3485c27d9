import { constants } from "@atrium/contract";
import { expect, test } from "vitest";
import { QuietWatch } from "./quietWatch.ts";

const { quietAloneMs, answerWithinMs } = constants.presence;

test("whoever is alone and gives no sign is asked, and is gone a minute later", () => {
  const watch = new QuietWatch(0);
  expect(watch.look(quietAloneMs - 1, false)).toEqual({ state: "awake" });
  expect(watch.look(quietAloneMs, false)).toEqual({ state: "asked", leftMs: answerWithinMs });
  expect(watch.look(quietAloneMs + 12_000, false)).toEqual({ state: "asked", leftMs: answerWithinMs - 12_000 });
  expect(watch.look(quietAloneMs + answerWithinMs, false)).toEqual({ state: "gone" });
});

test("a sign, company or being heard starts the quiet anew", () => {
  const watch = new QuietWatch(0);
  watch.sign(1000, false);
  expect(watch.look(quietAloneMs, false)).toEqual({ state: "awake" });
  expect(watch.look(2000, true)).toEqual({ state: "awake" });
  expect(watch.look(quietAloneMs + 1999, false)).toEqual({ state: "awake" });
  expect(watch.look(quietAloneMs + 2000, false)).toMatchObject({ state: "asked" });
});

test("the question is answered by a press or by somebody coming, not by a hand that moves the mouse", () => {
  const watch = new QuietWatch(0);
  watch.look(quietAloneMs, false);
  watch.sign(quietAloneMs + 1, false);
  expect(watch.look(quietAloneMs + 2, false)).toMatchObject({ state: "asked" });
  watch.sign(quietAloneMs + 3, true);
  expect(watch.look(quietAloneMs + 4, false)).toEqual({ state: "awake" });
  watch.look(3 * quietAloneMs, false);
  expect(watch.look(3 * quietAloneMs + 1, true)).toEqual({ state: "awake" });
});

test("a machine that slept is asked as it wakes, not sent out", () => {
  const watch = new QuietWatch(0);
  expect(watch.look(20 * quietAloneMs, false)).toEqual({ state: "asked", leftMs: answerWithinMs });
});
