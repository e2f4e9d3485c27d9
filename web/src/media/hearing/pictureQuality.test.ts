import { expect, test } from "vitest";
import { fakeTextStore } from "../../testing/fakeTracks.ts";
import { MediaPreferences } from "../devices/mediaPreferences.ts";
import type { PictureChoice } from "../mediaState.ts";
import { PictureQuality } from "./pictureQuality.ts";

/** Looks each five seconds, as a room does. */
function qualityOf(choice: PictureChoice = "auto") {
  const preferences = new MediaPreferences(fakeTextStore());
  const quality = new PictureQuality(preferences);
  quality.choose(choice);
  let nowMs = 1_000_000;
  const look = (does: boolean, times: number) => {
    for (let i = 0; i < times; i += 1) quality.keepsUp(does, (nowMs += 5_000));
    return quality.state.getState().mode;
  };
  return { quality, look, preferences };
}

test("by itself it is the best until the page has not kept up three times in a row, and then a step less", () => {
  const { look } = qualityOf();
  expect(look(false, 2)).toBe("best");
  look(true, 1);
  expect(look(false, 2)).toBe("best");
  expect(look(false, 1)).toBe("balanced");
  expect(look(false, 2)).toBe("balanced");
  expect(look(false, 1)).toBe("saving");
  expect(look(false, 9)).toBe("saving");
});

test("after a while of keeping up more is tried again, and later each time that was too much", () => {
  const { look } = qualityOf();
  expect(look(false, 3)).toBe("balanced");
  // A minute of calm after the first time: thirteen looks are sixty seconds apart.
  expect(look(true, 12)).toBe("balanced");
  expect(look(true, 1)).toBe("best");
  expect(look(false, 3)).toBe("balanced");
  expect(look(true, 24)).toBe("balanced");
  expect(look(true, 1)).toBe("best");
});

test("what somebody chose holds, however the page does", () => {
  for (const choice of ["best", "balanced", "saving"] as const) {
    const { look } = qualityOf(choice);
    expect(look(false, 20)).toBe(choice);
    expect(look(true, 200)).toBe(choice);
  }
});

test("choosing automatic again begins with the best", () => {
  const { quality, look } = qualityOf();
  expect(look(false, 6)).toBe("saving");
  quality.choose("auto");
  expect(quality.state.getState()).toEqual({ choice: "auto", mode: "best" });
});

test("the choice is remembered on this device, and an unknown one is automatic", () => {
  const { preferences } = qualityOf("saving");
  expect(new PictureQuality(preferences).state.getState()).toEqual({ choice: "saving", mode: "saving" });
  const other = new MediaPreferences(fakeTextStore({ "atrium.pictures": "huge" }));
  expect(new PictureQuality(other).state.getState()).toEqual({ choice: "auto", mode: "best" });
});
