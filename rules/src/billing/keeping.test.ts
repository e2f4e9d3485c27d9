import { constants } from "@atrium/contract";
import { describe, expect, test } from "vitest";
import { chatDaysNow, choose, chosenDays, planBindsMs, recordingDaysNow, recordingGoesMs } from "./keeping.ts";
import type { Kept } from "./keeping.ts";

const DAY_MS = 24 * 3_600_000;
const now = 1_795_262_400_000;
const unchosen: Kept = { days: null, before: null, bindsMs: null };
const chosen = (days: number | null): Kept => ({ ...unchosen, days });

describe("a team's choice", () => {
  test("of a shorter term binds a day later, and what held before holds until then", () => {
    const kept = choose(chosen(365), 30, now);
    expect(chosenDays(kept, now + DAY_MS - 1)).toBe(365);
    expect(chosenDays(kept, now + DAY_MS)).toBe(30);
    expect(chosenDays(choose(unchosen, 7, now), now)).toBe(null);
  });

  test("of a longer term, or of none, holds at once", () => {
    expect(choose(chosen(30), 90, now)).toEqual(chosen(90));
    expect(choose(chosen(30), null, now)).toEqual(unchosen);
  });

  test("that is made again changes nothing: the day does not begin anew", () => {
    const kept = choose(chosen(365), 30, now);
    expect(choose(kept, 30, now + DAY_MS / 2)).toBe(kept);
  });

  test("of several terms within a day keeps to the one from before them all", () => {
    const twice = choose(choose(chosen(365), 7, now), 30, now + DAY_MS / 2);
    expect(chosenDays(twice, now + DAY_MS)).toBe(365);
    expect(chosenDays(twice, now + 1.5 * DAY_MS)).toBe(30);
    expect(choose(twice, 365, now + DAY_MS)).toEqual(chosen(365));
  });
});

describe("messages", () => {
  const free = { plan: "free", trialEndsMs: null, freeSinceMs: now - 400 * DAY_MS, chat: unchosen } as const;

  test("are kept for 90 days on the free plan and for good on others, or as short as the team says", () => {
    expect(chatDaysNow(free, now)).toBe(90);
    expect(chatDaysNow({ ...free, plan: "lite" }, now)).toBe(null);
    expect(chatDaysNow({ ...free, plan: "lite", chat: chosen(365) }, now)).toBe(365);
    expect(chatDaysNow({ ...free, chat: chosen(365) }, now)).toBe(90);
    expect(chatDaysNow({ ...free, chat: chosen(7) }, now)).toBe(7);
  });

  test("of a team that came to the free plan, or whose trial ended, are all kept for thirty more days", () => {
    for (const since of [{ freeSinceMs: now }, { trialEndsMs: now }, { freeSinceMs: now - DAY_MS, trialEndsMs: now }]) {
      const team = { ...free, ...since };
      expect(chatDaysNow(team, now + 30 * DAY_MS - 1)).toBe(null);
      expect(chatDaysNow(team, now + 30 * DAY_MS)).toBe(90);
      expect(planBindsMs(team)).toBe(now + 30 * DAY_MS);
      expect(planBindsMs({ ...team, plan: "lite" })).toBe(null);
    }
  });

  test("of a team of which nobody has noted since when it is on the free plan are all kept", () => {
    const team = { ...free, freeSinceMs: null, trialEndsMs: now - 400 * DAY_MS };
    expect(chatDaysNow(team, now)).toBe(null);
    expect(planBindsMs(team)).toBe(null);
    expect(chatDaysNow({ ...team, chat: chosen(30) }, now)).toBe(30);
  });
});

describe("a recording", () => {
  const started = { startedMs: now, announcedMs: null };

  test("is kept for a year, or as short as the team says", () => {
    expect(recordingDaysNow(unchosen, now)).toBe(365);
    expect(recordingGoesMs(started, unchosen, now)).toBe(now + 365 * DAY_MS);
    expect(recordingGoesMs(started, chosen(30), now)).toBe(now + 30 * DAY_MS);
  });

  test("never goes less than seven days after it was announced", () => {
    const late = now + 400 * DAY_MS;
    expect(recordingGoesMs(started, unchosen, late)).toBe(late + constants.keeping.toldBeforeMs);
    expect(recordingGoesMs({ ...started, announcedMs: late + 7 * DAY_MS }, unchosen, late + DAY_MS)).toBe(
      late + 7 * DAY_MS,
    );
  });

  test("is announced anew once it is kept longer", () => {
    const announcedMs = now + 30 * DAY_MS;
    expect(recordingGoesMs({ ...started, announcedMs }, chosen(30), now + 25 * DAY_MS)).toBe(announcedMs);
    expect(recordingGoesMs({ ...started, announcedMs }, chosen(90), now + 25 * DAY_MS)).toBe(now + 90 * DAY_MS);
  });

  test("that only a shorter term deletes is not announced before that term binds", () => {
    const later = now + 100 * DAY_MS;
    const kept = choose(unchosen, 30, later);
    expect(recordingGoesMs(started, kept, later)).toBe(later + 8 * DAY_MS);
    expect(recordingGoesMs(started, kept, later + 2 * DAY_MS)).toBe(later + 9 * DAY_MS);
    const old = { startedMs: later - 364 * DAY_MS, announcedMs: null };
    expect(recordingGoesMs(old, kept, later)).toBe(later + 7 * DAY_MS);
  });
});
