import { constants, newId } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import { expect, test } from "vitest";
import { statusChange } from "./slackStatus.ts";
import type { ShownStatus } from "./slackStatus.ts";

const NOW = 1_800_000_000_000;
const [here, there] = [newId<SpaceId>(), newId<SpaceId>()];
const shown = (change: Partial<ShownStatus> = {}): ShownStatus => ({
  spaceId: here,
  untilMs: NOW + constants.slack.statusForMs,
  isOurs: true,
  ...change,
});

test("whoever comes in, goes elsewhere or stays for long is shown again", () => {
  expect(statusChange(here, null, NOW)).toBe("show");
  expect(statusChange(there, shown(), NOW)).toBe("show");
  expect(statusChange(here, shown({ untilMs: NOW + constants.slack.renewBeforeMs - 1 }), NOW)).toBe("show");
});

test("whoever stays is left alone", () => {
  expect(statusChange(here, shown(), NOW)).toBe("keep");
  expect(statusChange(null, null, NOW)).toBe("keep");
});

test("whoever has left is cleared by the program they were at; another one leaves them to it", () => {
  expect(statusChange(null, shown(), NOW)).toBe("clear");
  expect(statusChange(null, shown({ isOurs: false }), NOW)).toBe("keep");
  expect(statusChange(here, shown({ isOurs: false }), NOW)).toBe("show");
});

test("what Slack has ended by itself is only forgotten", () => {
  expect(statusChange(null, shown({ untilMs: NOW, isOurs: false }), NOW)).toBe("forget");
});
