import type { CloseCode } from "@atrium/contract";
import { expect, test } from "vitest";
import { exampleEntrance } from "../testing/examples.ts";
import { spaceScreenModel, type SpaceScreenInput } from "./spaceScreenModel.ts";

const entrance = exampleEntrance({ hasPassword: true });
const open: SpaceScreenInput = {
  entrance: { state: "ready", entrance },
  visit: { state: "entrance", refusal: null },
  link: { state: "idle" },
  nowMs: 0,
};
const ended = (closeCode: CloseCode | 1008, startsAt: string | null = null): SpaceScreenInput => ({
  ...open,
  link: { state: "ended", closeCode, startsAt },
});

test("a known space shows its card", () => {
  const card = {
    screen: "entrance",
    entrance,
    isEntering: false,
    wrongPassword: false,
    tries: null,
    problem: null,
    keepsTrying: false,
  };
  expect(spaceScreenModel(open)).toEqual(card);
});

test("being inside shows the room whatever the entrance says", () => {
  expect(spaceScreenModel({ ...open, visit: { state: "inside" }, entrance: { state: "unreachable" } }).screen).toBe(
    "room",
  );
});

test("every close code has its door", () => {
  const doors = ([4002, 4003, 4004, 4010, 4015, 4401, 4404, 4405, 1008] as const).map((code) => {
    const model = spaceScreenModel(ended(code));
    return model.screen === "door" ? model.door : model.screen;
  });
  expect(doors).toEqual([
    "elsewhere",
    "banned",
    "kicked",
    "full",
    "notStarted",
    "signedOut",
    "missing",
    "private",
    "broken",
  ]);
});

test("a wrong password leads back to the card and says so", () => {
  expect(spaceScreenModel(ended(4406))).toMatchObject({ screen: "entrance", wrongPassword: true });
  const refused = spaceScreenModel({ ...open, visit: { state: "entrance", refusal: "invalidPassword" } });
  expect(refused).toMatchObject({ screen: "entrance", wrongPassword: true });
});

test("a wrong password says the tries that are left, and a rest is over by itself", () => {
  const after = (left: number, nowMs: number) =>
    spaceScreenModel({
      ...open,
      link: { state: "ended", closeCode: 4406, startsAt: null, tries: { left, renewAtMs: 60_000 } },
      nowMs,
    });
  expect(after(4, 0)).toMatchObject({ wrongPassword: true, tries: { left: 4 } });
  expect(after(4, 60_000)).toMatchObject({ wrongPassword: true, tries: null });
  expect(after(0, 0)).toMatchObject({ wrongPassword: true, tries: { left: 0 } });
  expect(after(0, 60_000)).toMatchObject({ screen: "entrance", wrongPassword: false, tries: null });
});

test("any other refusal stands on the card until the next try", () => {
  const refused = { ...open, visit: { state: "entrance", refusal: "tooOftenAttempts" } } as const;
  expect(spaceScreenModel(refused)).toMatchObject({ screen: "entrance", problem: "tooOftenAttempts" });
  expect(spaceScreenModel({ ...open, visit: { state: "entering", isUnanswered: false } })).toMatchObject({
    problem: null,
  });
});

test("coming in that takes several tries says so", () => {
  const entering: SpaceScreenInput = { ...open, visit: { state: "entering", isUnanswered: false } };
  const trying = (attempt: number) =>
    spaceScreenModel({ ...entering, link: { state: "reconnecting", sinceMs: 0, attempt, nextTryAtMs: 0 } });
  expect(spaceScreenModel({ ...entering, link: { state: "connecting" } })).toMatchObject({ keepsTrying: false });
  expect(trying(1)).toMatchObject({ keepsTrying: false });
  expect(trying(2)).toMatchObject({ isEntering: true, keepsTrying: true });
  const unanswered = { ...entering, visit: { state: "entering", isUnanswered: true } } as const;
  expect(spaceScreenModel(unanswered)).toMatchObject({ isEntering: true, keepsTrying: true });
});

test("coming back through a shut door shows the card at work, not the door", () => {
  expect(spaceScreenModel({ ...ended(4002), visit: { state: "entering", isUnanswered: false } })).toMatchObject({
    isEntering: true,
  });
});

test("before a full space there is the card, and then the queue, until one is in or leaves it", () => {
  const full = { ...open, entrance: { state: "ready", entrance: { ...entrance, isFull: true } } } as const;
  expect(spaceScreenModel(full)).toMatchObject({ screen: "entrance", entrance: { isFull: true } });
  const link = { state: "queued", place: 3, places: 50, before: [], isLost: false } as const;
  const queued = { ...full, visit: { state: "entering", isUnanswered: false }, link } as const;
  expect(spaceScreenModel(queued)).toMatchObject({ screen: "queue", queued: link });
  expect(spaceScreenModel({ ...queued, visit: { state: "inside" } }).screen).toBe("room");
  const left = { state: "ended", closeCode: 1000, startsAt: null } as const;
  expect(spaceScreenModel({ ...full, link: left }).screen).toBe("entrance");
});

test("a space that is not open yet says so before one knocks", () => {
  const startsAt = "2026-12-01T16:00:00.000Z";
  const early = { ...open, entrance: { state: "ready", entrance: { ...entrance, startsAt } } } as const;
  expect(spaceScreenModel(early)).toMatchObject({ screen: "door", door: "notStarted", startsAt });
  expect(spaceScreenModel({ ...early, nowMs: Date.parse(startsAt) }).screen).toBe("entrance");
  const host = { state: "ready", entrance: { ...entrance, startsAt, role: "SPACE_MODERATOR" } } as const;
  expect(spaceScreenModel({ ...early, entrance: host }).screen).toBe("entrance");
});

test("a door one knocked at too early opens when its time has come", () => {
  const startsAt = "2026-12-01T16:00:00.000Z";
  const knocked = ended(4015, startsAt);
  expect(spaceScreenModel(knocked)).toMatchObject({ screen: "door", door: "notStarted", startsAt });
  expect(spaceScreenModel({ ...knocked, nowMs: Date.parse(startsAt) }).screen).toBe("entrance");
});

test("when the free hours are used up the door says until when, and opens by itself", () => {
  const opensAgain = "2026-12-01T16:00:00.000Z";
  const over = ended(4016, opensAgain);
  expect(spaceScreenModel(over)).toMatchObject({ screen: "door", door: "hoursUsed", startsAt: opensAgain });
  expect(spaceScreenModel({ ...over, nowMs: Date.parse(opensAgain) }).screen).toBe("entrance");
});

test("a ban says until when, whatever the space's own opening, and opens when that is over", () => {
  const until = "2026-12-01T16:00:00.000Z";
  const banned = ended(4003, until);
  expect(spaceScreenModel(banned)).toMatchObject({ screen: "door", door: "banned", startsAt: until });
  expect(spaceScreenModel({ ...banned, nowMs: Date.parse(until) }).screen).toBe("entrance");
  const early = { ...entrance, startsAt: until };
  const forEver = { ...ended(4003), entrance: { state: "ready", entrance: early } } as const;
  expect(spaceScreenModel(forEver)).toMatchObject({ door: "banned", startsAt: null });
});

test("a slug nobody has is a missing space, a silent server is waited for", () => {
  expect(spaceScreenModel({ ...open, entrance: { state: "missing" } })).toMatchObject({ door: "missing" });
  expect(spaceScreenModel({ ...open, entrance: { state: "unreachable" } }).screen).toBe("unreachable");
});
