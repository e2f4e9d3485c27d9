import { expect, test } from "vitest";
import { transportState } from "./transportState.ts";

const healthy = { dtls: "connected", isClosed: false, startedAtMs: 0, lastCheckAtMs: 1000 } as const;

test.each([
  { facts: { ...healthy, startedAtMs: null, dtls: "new", lastCheckAtMs: null }, nowMs: 99_999, state: "new" },
  { facts: { ...healthy, dtls: "connecting" }, nowMs: 2000, state: "connecting" },
  { facts: { ...healthy, dtls: "connecting", lastCheckAtMs: null }, nowMs: 30_001, state: "failed" },
  { facts: healthy, nowMs: 6500, state: "connected" },
  { facts: healthy, nowMs: 6501, state: "disconnected" },
  { facts: healthy, nowMs: 31_001, state: "failed" },
  { facts: { ...healthy, lastCheckAtMs: 40_000 }, nowMs: 40_100, state: "connected" },
  { facts: { ...healthy, dtls: "failed" }, nowMs: 1000, state: "failed" },
  { facts: { ...healthy, isClosed: true }, nowMs: 1000, state: "closed" },
] as const)("at $nowMs ms it is $state", ({ facts, nowMs, state }) => {
  expect(transportState(facts, nowMs)).toBe(state);
});
