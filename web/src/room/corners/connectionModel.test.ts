import { expect, test } from "vitest";
import { connectionModel } from "./connectionModel.ts";

const connected = { state: "connected" } as const;

test("a lost link counts the seconds and outranks what the media say", () => {
  const link = { state: "reconnecting", sinceMs: 1000, attempt: 2, nextTryAtMs: 0 } as const;
  const model = connectionModel(
    link,
    { connection: "connected", ownQuality: "excellent", quietSinceMs: null, byRelay: false },
    5200,
  );
  expect(model).toEqual({ tone: "bad", bars: 0, says: "lost", lostForSeconds: 4 });
});

test("sound that is gone is said while the link holds", () => {
  const media = { connection: "reconnecting", ownQuality: "good", quietSinceMs: 1_000, byRelay: false } as const;
  expect(connectionModel(connected, media, 3_000)).toMatchObject({ says: "soundLost", lostForSeconds: null });
  expect(connectionModel(connected, media, 9_000)).toMatchObject({ tone: "bad", says: "soundLost", lostForSeconds: 8 });
});

test("bars follow the quality", () => {
  const bars = (["excellent", "good", "poor", "lost"] as const).map(
    (ownQuality) =>
      connectionModel(connected, { connection: "connected", ownQuality, quietSinceMs: null, byRelay: false }, 0).bars,
  );
  expect(bars).toEqual([4, 3, 2, 1]);
});

test("a relay is named while the connection is good, and outranked by what is missing", () => {
  const media = { connection: "connected", ownQuality: "good", quietSinceMs: null, byRelay: true } as const;
  expect(connectionModel(connected, media, 0)).toMatchObject({ tone: "good", bars: 3, says: "relay" });
  expect(connectionModel(connected, { ...media, ownQuality: "poor" }, 0)).toMatchObject({ says: "poor" });
  expect(connectionModel(connected, { ...media, quietSinceMs: 1_000 }, 9_000)).toMatchObject({ says: "soundLost" });
});
