import { expect, test } from "vitest";
import { hearsOwnMix } from "./hearsOwnMix.ts";

test("the mix is used where echo cancellation hears it, plain elements elsewhere", () => {
  expect(hearsOwnMix({ modes: [], isChromium: true, isMobile: false })).toBe(true);
  expect(hearsOwnMix({ modes: [], isChromium: false, isMobile: true })).toBe(true);
  expect(hearsOwnMix({ modes: [], isChromium: true, isMobile: true })).toBe(false);
  expect(hearsOwnMix({ modes: ["remote-only"], isChromium: true, isMobile: true })).toBe(false);
  expect(hearsOwnMix({ modes: ["all", "remote-only"], isChromium: true, isMobile: true })).toBe(true);
});
