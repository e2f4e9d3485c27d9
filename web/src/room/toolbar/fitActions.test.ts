import { expect, test } from "vitest";
import { sayIn } from "../../platform/i18n/texts.ts";
import { at, roomActions } from "../actions/roomActions.ts";
import type { ActionHands, RoomFacts } from "../actions/roomAction.ts";
import { allRights } from "../fixtures/allRights.ts";
import { roomTexts } from "../texts.ts";
import { fitActions } from "./fitActions.ts";

const facts: RoomFacts = {
  roomType: "spatial",
  rights: allRights,
  microphone: { state: "off" },
  camera: { state: "off" },
  screen: "off",
  hasMegaphone: false,
  isGrid: false,
  isList: false,
  hasSmallWindow: false,
  hasShield: false,
  isRecorded: false,
  canShareScreen: true,
  stage: null,
  board: null,
  captions: null,
  air: { isMine: false, mayBegin: true },
};
const actions = (change: Partial<RoomFacts> = {}) =>
  roomActions({ ...facts, ...change }, {} as ActionHands, sayIn(roomTexts, "en"));

function fitted(pixels: number, isFinger: boolean, change?: Partial<RoomFacts>) {
  const all = actions(change);
  const groups = { devices: at("devices", all), bar: at("bar", all), end: at("end", all) };
  const { shown, more } = fitActions(groups, { pixels, isFinger });
  return { shown: shown.map(({ id }) => id), more: more.map(({ id }) => id) };
}

test("with width enough everything stands in the row, without dots", () => {
  expect(fitted(772, true).more).toEqual([]);
  expect(fitted(772, false).shown).toEqual([
    "screen",
    "add",
    "reactions",
    "megaphone",
    "broadcast",
    "recordings",
    "grid",
    "smallWindow",
  ]);
});

test("beside the panel of an upright tablet the megaphone, the broadcast, the recordings, the tiles and the small window go behind the dots", () => {
  expect(fitted(520, true)).toEqual({
    shown: ["screen", "add", "reactions"],
    more: ["megaphone", "broadcast", "recordings", "grid", "smallWindow"],
  });
});

test("a mouse needs less: its arrows are narrow", () => {
  expect(fitted(520, false).more).toEqual(["broadcast", "recordings", "grid", "smallWindow"]);
});

test("what opens a picker of its own stays, however little is left", () => {
  expect(fitted(200, true).shown).toEqual(["add", "reactions"]);
});
