import { expect, test, vi } from "vitest";
import { allRights as rights } from "../fixtures/allRights.ts";
import type { RoomRights } from "../roomRights.ts";
import { toolbarModel, type ToolbarInput } from "./toolbarModel.ts";

const input: ToolbarInput = {
  media: { microphone: { state: "off" }, camera: { state: "off" }, screen: { state: "off" } },
  rights,
  roomType: "spatial",
  hasMegaphone: false,
};
const needs = () => ({
  toggleMicrophone: vi.fn(),
  toggleCamera: vi.fn(),
  toggleScreen: vi.fn(),
  sendEmotion: vi.fn(),
  setMegaphone: vi.fn(),
  leave: vi.fn(),
});

test("everything allowed is there and does what it says", () => {
  const calls = needs();
  const model = toolbarModel(input, calls);
  model.microphone.toggle?.();
  model.camera.toggle?.();
  model.screen?.toggle();
  model.emotions?.send("👏");
  model.megaphone?.toggle();
  model.leave();
  expect(calls.toggleMicrophone).toHaveBeenCalledOnce();
  expect(calls.toggleCamera).toHaveBeenCalledOnce();
  expect(calls.toggleScreen).toHaveBeenCalledOnce();
  expect(calls.sendEmotion).toHaveBeenCalledWith("👏");
  expect(calls.setMegaphone).toHaveBeenCalledWith(true);
  expect(calls.leave).toHaveBeenCalledOnce();
});

test("what the room does not allow is null, and its devices say so", () => {
  const none = Object.fromEntries(Object.keys(rights).map((key) => [key, false])) as unknown as RoomRights;
  const model = toolbarModel({ ...input, rights: none }, needs());
  expect(model).toMatchObject({ screen: null, emotions: null, megaphone: null });
  expect(model.microphone).toEqual({ state: "notAllowed", refusal: null, toggle: null });
  expect(model.camera.toggle).toBeNull();
});

test("a refused device keeps its button, with the reason", () => {
  const media = { ...input.media, microphone: { state: "refused", reason: "blocked" } as const };
  const model = toolbarModel({ ...input, media }, needs());
  expect(model.microphone).toMatchObject({ state: "refused", refusal: "blocked" });
  expect(model.microphone.toggle).not.toBeNull();
});

test("the megaphone belongs to spatial rooms", () => {
  expect(toolbarModel({ ...input, roomType: "collaboration" }, needs()).megaphone).toBeNull();
});

test("a megaphone that is on is turned off by its button", () => {
  const calls = needs();
  toolbarModel({ ...input, hasMegaphone: true }, calls).megaphone?.toggle();
  expect(calls.setMegaphone).toHaveBeenCalledWith(false);
});
