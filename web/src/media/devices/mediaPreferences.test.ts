import { must } from "@atrium/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fakeTextStore } from "../../testing/fakeTracks.ts";
import { accountIds } from "../../testing/liveFixtures.ts";
import { MediaPreferences } from "./mediaPreferences.ts";

const [ada, grace] = [must(accountIds[0], "a person"), must(accountIds[1], "a person")];

test("a volume is remembered for the person, and full volume is not kept at all", () => {
  const store = fakeTextStore();
  const preferences = new MediaPreferences(store);
  preferences.keepVolume(ada, 0.5);
  preferences.keepVolume(grace, 2);
  expect(new MediaPreferences(store).volumes()).toEqual({ [ada]: 0.5, [grace]: 2 });
  expect(preferences.keepVolume(ada, 1)).toEqual({ [grace]: 2 });
});

test("whatever the storage holds, volumes are from 0 to 2", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.dictionary(fc.string(), fc.double()).map((v) => JSON.stringify(v)),
      ),
      (text) => {
        const volumes = new MediaPreferences(fakeTextStore({ "atrium.volumes": text })).volumes();
        expect(Object.values(volumes).filter((volume) => !(volume >= 0 && volume <= 2))).toEqual([]);
      },
    ),
  );
});

test("no more than five hundred people are remembered, the latest ones", () => {
  const preferences = new MediaPreferences(fakeTextStore());
  for (let i = 0; i < 600; i += 1) preferences.keepVolume(`p${i}` as typeof ada, 0.5);
  const kept = Object.keys(preferences.volumes());
  expect(kept).toHaveLength(500);
  expect(kept.at(-1)).toBe("p599");
});
