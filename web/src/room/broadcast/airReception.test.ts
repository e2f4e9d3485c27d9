import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import type { Reception } from "../../media/index.ts";
import { accountIds } from "../../testing/liveFixtures.ts";
import { airReception } from "./airReception.ts";

const [speaker, other] = [must(accountIds[0], "a speaker"), must(accountIds[1], "another")];
const heard: Reception = { audio: true, gain: 0.5, pan: 0.1, camera: "low", screen: true, mayReceiveMe: true };
const decided = new Map([
  [speaker, heard],
  [other, heard],
]);
const shaped = (roomType: "spatial" | "stage" | "collaboration", isDucked: boolean) =>
  airReception({ speakerId: speaker, roomType, isDucked })(decided);

test("whoever is on air is heard from there alone, and seen in the room as before", () => {
  expect(shaped("spatial", true).get(speaker)).toEqual({ ...heard, audio: false, gain: 0 });
  expect(shaped("spatial", false).get(speaker)).toMatchObject({ audio: false, gain: 0 });
});

test.each([
  ["spatial", 0.15],
  ["collaboration", 0.15],
  ["stage", 0.25],
] as const)("in a %s room voices are quieter, and the sound of screens more so", (roomType, gain) => {
  expect(shaped(roomType, true).get(other)).toEqual({ ...heard, gain, screenGain: 0.1 });
});

test("whoever wants the room's sounds back has them as they were", () => {
  expect(shaped("spatial", false).get(other)).toBe(heard);
});
