import { createFakeClock } from "@atrium/testkit/fakeClock";
import { expect, test } from "vitest";
import { createEventReader } from "./eventReader.ts";

const DAY = { from: "2026-11-20T00:00:00.000Z", to: "2026-11-21T00:00:00.000Z" };

test("what opens a calendar counts into the time that somebody waits for it", async () => {
  const clock = createFakeClock();
  const needs = { apiUrl: "https://calendar.example", siteUrl: () => "https://atrium.example", clock };
  const reader = createEventReader({ ...needs, accessOf: () => new Promise(() => undefined) });
  const answers = Promise.all([reader.list("token", DAY), reader.updates("token", "since then")]);
  clock.advance(4500);
  expect(await answers).toEqual(["notReached", "notReached"]);
});
