import { must } from "@atrium/contract";
import { expect, test, vi } from "vitest";
import { sayIn } from "../../platform/i18n/texts.ts";
import { allRights as rights } from "../fixtures/allRights.ts";
import type { RoomRights } from "../roomRights.ts";
import { roomTexts } from "../texts.ts";
import type { ActionHands, ActionId, RoomFacts } from "./roomAction.ts";
import { actionOf, at, roomActions } from "./roomActions.ts";

const facts: RoomFacts = {
  roomType: "spatial",
  rights,
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
  captions: { isOn: false },
  air: { isMine: false, mayBegin: true },
};
const noRights = Object.fromEntries(Object.keys(rights).map((key) => [key, false])) as unknown as RoomRights;
const handsOf = () =>
  ({
    toggleMicrophone: vi.fn(),
    toggleCamera: vi.fn(),
    toggleScreen: vi.fn(),
    sendEmotion: vi.fn(),
    setMegaphone: vi.fn(),
    showNoMegaphone: vi.fn(),
    toggleGrid: vi.fn(),
    toggleList: vi.fn(),
    toggleSmallWindow: vi.fn(),
    toggleReactions: vi.fn(),
    toggleAdding: vi.fn(),
    togglePanel: vi.fn(),
    toggleChat: vi.fn(),
    openSettings: vi.fn(),
    openRoomSettings: vi.fn(),
    openRecordings: vi.fn(),
    showShield: vi.fn(),
    invite: vi.fn(),
    findMe: vi.fn(),
    reportProblem: vi.fn(),
    leave: vi.fn(),
    useHand: vi.fn(),
    goOnStage: vi.fn(),
    stepDown: vi.fn(),
    steerStage: vi.fn(),
    choosePage: vi.fn(),
    endPage: vi.fn(),
    togglePresenting: vi.fn(),
    togglePen: vi.fn(),
    toggleCaptions: vi.fn(),
    pressBroadcast: vi.fn(),
  }) satisfies ActionHands;
const say = sayIn(roomTexts, "en");
const actionsBy = (change: Partial<RoomFacts> = {}, hands: ActionHands = handsOf()) =>
  roomActions({ ...facts, ...change }, hands, say);
const one = (id: ActionId, change: Partial<RoomFacts> = {}, hands: ActionHands = handsOf()) =>
  must(actionOf(id, actionsBy(change, hands)), `${id} is offered`);

test("everything allowed is there and does what it says", () => {
  const hands = handsOf();
  for (const action of actionsBy({}, hands)) action.run?.();
  const { sendEmotion, useHand, goOnStage, stepDown, steerStage, togglePresenting, togglePen, ...others } = hands;
  const { showNoMegaphone, choosePage, endPage, ...run } = others;
  for (const hand of Object.values(run)) expect(hand).toHaveBeenCalledOnce();
  expect(hands.setMegaphone).toHaveBeenCalledWith(true);
  expect(showNoMegaphone).not.toHaveBeenCalled();
  expect(sendEmotion).not.toHaveBeenCalled();
  for (const hand of [useHand, goOnStage, stepDown, steerStage, choosePage, endPage, togglePresenting, togglePen])
    expect(hand).not.toHaveBeenCalled();
});

test("on a stage the audience has a hand and nothing to send; presenters have devices and step down, hosts steer", () => {
  const idsOf = (state: "hand" | "on" | null, isHost: boolean) =>
    actionsBy({ roomType: "stage", stage: { state, isHost, isSteered: false, hands: 0, shows: null } })
      .map(({ id }) => id)
      .filter((id) => ["microphone", "camera", "screen", "hand", "stagePlace", "steerStage"].includes(id));
  expect(idsOf(null, false)).toEqual(["hand"]);
  expect(idsOf("hand", true)).toEqual(["hand", "stagePlace", "steerStage"]);
  expect(idsOf("on", false)).toEqual(["stagePlace", "microphone", "camera", "screen"]);
});

test("a presenter shows a page where nothing is shown yet, and ends their own", () => {
  const pageOn = (shows: "mine" | "taken" | null, state: "on" | null = "on", hands = handsOf()) =>
    actionOf(
      "stagePage",
      actionsBy({ roomType: "stage", stage: { state, isHost: true, isSteered: false, hands: 0, shows } }, hands),
    );
  const hands = handsOf();
  pageOn(null, "on", hands)?.run?.();
  expect(hands.choosePage).toHaveBeenCalledOnce();
  pageOn("mine", "on", hands)?.run?.();
  expect(hands.endPage).toHaveBeenCalledOnce();
  expect(pageOn("taken")).toMatchObject({ run: null, whyNot: "Something is shown on the stage already" });
  expect(pageOn(null, null)).toBeNull();
});

test("what the room does not allow is not there, and its devices say why", () => {
  const ids = actionsBy({ rights: noRights, air: { isMine: false, mayBegin: false } }).map(({ id }) => id);
  expect(ids).toEqual([
    "microphone",
    "camera",
    "captions",
    "smallWindow",
    "list",
    "panel",
    "settings",
    "invite",
    "findMe",
    "report",
    "leave",
  ]);
  const microphone = one("microphone", { rights: noRights });
  expect(microphone).toMatchObject({ run: null, whyNot: "Only hosts can speak in this room" });
  expect(microphone.device).toEqual({ state: "notAllowed", refusal: null });
});

test("who waits at the shield is told that it is for a moment", () => {
  const waits = { ...noRights, isHeld: true };
  expect(one("microphone", { rights: waits })).toMatchObject({
    run: null,
    label: "A host will let you speak in a moment",
    whyNot: "A host will let you speak in a moment",
  });
});

test("a refused device keeps its button, with the reason", () => {
  const refused = one("microphone", { microphone: { state: "refused", reason: "blocked" } });
  expect(refused.device).toEqual({ state: "refused", refusal: "blocked" });
  expect(refused.run).not.toBeNull();
});

test("on a board one presents, and is told why not while somebody else does", () => {
  const onBoard = (board: RoomFacts["board"], change: Partial<RoomFacts> = {}) =>
    actionOf("present", actionsBy({ roomType: "collaboration", board, ...change }));
  expect(actionOf("present", actionsBy())).toBeNull();
  expect(onBoard({ isPresenting: false, mayPresent: true, hasPen: false })).toMatchObject({
    label: "Present",
    isOn: false,
  });
  expect(onBoard({ isPresenting: false, mayPresent: true, hasPen: false })?.run).not.toBeNull();
  const other = onBoard({ isPresenting: false, mayPresent: false, hasPen: false });
  expect(other).toMatchObject({ run: null, whyNot: "Someone else is presenting" });
  expect(onBoard({ isPresenting: false, mayPresent: false, hasPen: false }, { rights: noRights })).toBeNull();
  expect(onBoard({ isPresenting: true, mayPresent: true, hasPen: false })).toMatchObject({
    label: "Stop presenting",
    isOn: true,
  });
});

test("a pen is for boards that let one draw", () => {
  const board = { isPresenting: false, mayPresent: true, hasPen: true };
  expect(actionOf("pen", actionsBy())).toBeNull();
  expect(actionOf("pen", actionsBy({ roomType: "collaboration", board, rights: noRights }))).toBeNull();
  expect(actionOf("pen", actionsBy({ roomType: "collaboration", board }))).toMatchObject({ isOn: true });
});

test("the megaphone belongs to rooms where voices fade, and is turned off by its button", () => {
  expect(actionOf("megaphone", actionsBy({ roomType: "collaboration" }))).toBeNull();
  const hands = handsOf();
  one("megaphone", { hasMegaphone: true }, hands).run?.();
  expect(hands.setMegaphone).toHaveBeenCalledWith(false);
});

test("who may speaks to every room, and whoever is on air ends it, even without the right by now", () => {
  const hands = handsOf();
  const broadcast = (air: RoomFacts["air"]) => actionOf("broadcast", actionsBy({ air, rights: noRights }, hands));
  expect(broadcast({ isMine: false, mayBegin: false })).toBeNull();
  expect(broadcast({ isMine: false, mayBegin: true })).toMatchObject({ label: "Speak to every room", isOn: false });
  const mine = broadcast({ isMine: true, mayBegin: false });
  expect(mine).toMatchObject({ label: "Stop the broadcast", isOn: true, onTone: "leave" });
  mine?.run?.();
  expect(hands.pressBroadcast).toHaveBeenCalledOnce();
});

test("a browser that cannot share a screen is not offered it", () => {
  expect(actionOf("screen", actionsBy({ canShareScreen: false }))).toBeNull();
});

test("the small window is offered where the browser has one, and is closed by the same key", () => {
  expect(actionOf("smallWindow", actionsBy({ hasSmallWindow: null }))).toBeNull();
  expect(one("smallWindow").label).toBe("Small window over other apps");
  expect(one("smallWindow", { hasSmallWindow: true })).toMatchObject({ isOn: true, label: "Close the small window" });
});

test("each key has one action, and each place its own in one order", () => {
  const keys = actionsBy().flatMap(({ key }) => (key === null ? [] : [key.says]));
  expect(keys).toEqual(["M", "V", "N", "E", "T", "G", "P", "L", "C"]);
  expect(at("devices", actionsBy()).map(({ id }) => id)).toEqual(["microphone", "camera"]);
  expect(at("bar", actionsBy()).map(({ id }) => id)).toEqual([
    "screen",
    "add",
    "reactions",
    "captions",
    "megaphone",
    "broadcast",
    "recordings",
    "grid",
    "smallWindow",
  ]);
  expect(at("phone", actionsBy()).map(({ id }) => id)).toEqual(["microphone", "camera", "reactions", "leave"]);
});

test("on a plan without it the megaphone is marked with the plan that has it, and a press says so", () => {
  const hands = handsOf();
  const marked = one("megaphone", { rights: { ...facts.rights, megaphoneFrom: "lite" } }, hands);
  expect(marked.label).toBe("Megaphone: from Lite");
  marked.run?.();
  expect(hands.showNoMegaphone).toHaveBeenCalledOnce();
  expect(hands.setMegaphone).not.toHaveBeenCalled();
});
