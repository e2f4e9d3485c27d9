import { elementDefaults, must, type RoomElement } from "@atrium/contract";
import { fakeYoutube } from "@atrium/testkit/fakeVideoHosts";
import { anElement } from "@atrium/testkit/liveBuilders";
import { beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../../testing/drawn.tsx";
import { framesOnlyFrom } from "../../../testing/framesOnlyFrom.ts";
import { fixtureRoom, noAddress } from "../../fixtures/fixtureRoom.ts";
import { idOf } from "../../fixtures/people.ts";
import { RoomScreen } from "../../RoomScreen.tsx";
import { PANEL_KEY } from "../../useRoomState.ts";

const url = "https://youtu.be/dQw4w9WgXcQ";
const waves = (changes: Partial<RoomElement> = {}) =>
  anElement({
    data: { type: "video", url, videoProvider: "youtube", ...elementDefaults.video, stateSeek: 275 },
    creatorId: idOf("arina"),
    pos: { x: 1300, y: 400 },
    width: 480,
    height: 270,
    ...changes,
  });

const thing = page.getByRole("button", { name: /^Video: youtu\.be/ });
const full = page.getByRole("dialog", { name: "Slow waves, Ericeira" });
const bar = full.getByRole("group", { name: "Playback" });

// The fake host answers in the frame's place.
beforeAll(() => framesOnlyFrom("'none'"));

async function aRoom(element = waves()) {
  localStorage.setItem(PANEL_KEY, "false");
  await page.viewport(1280, 800);
  const port = fixtureRoom({ elements: [element] });
  const call = vi.spyOn(port, "call");
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  await expect.element(thing).toBeInTheDocument();
  const sent = () => call.mock.calls.filter(([name]) => name === "updateVideoElement").map(([, input]) => input);
  return { port, element, sent };
}

/** A host's player in the frame that is shown now: it hears what its window is sent, and says what comes from it. */
async function hosted(where: string) {
  const frame = () => document.querySelector<HTMLIFrameElement>(`${where} iframe`);
  await expect.poll(frame).not.toBeNull();
  const host = fakeYoutube({ nowMs: () => Date.now() });
  const { port1: itsWindow } = new MessageChannel();
  Object.defineProperty(itsWindow, "postMessage", { value: (message: unknown) => host.receive(message) });
  Object.defineProperty(must(frame(), "it is there"), "contentWindow", { value: itsWindow });
  const { origin } = new URL(must(frame(), "it is there").src);
  host.listen((data) => window.dispatchEvent(new MessageEvent("message", { data, origin, source: itsWindow })));
  host.load();
  return host;
}

const open = async () => {
  thing.element().focus({ focusVisible: true });
  await userEvent.keyboard("{Enter}");
  const host = await hosted("dialog");
  await expect.element(full).toBeVisible();
  return host;
};

test("on the floor a video is where the room is, and playing it plays it for everybody", async () => {
  const { sent } = await aRoom();
  const host = await hosted("[data-kind=video]");
  await expect.element(page.getByText("4:35 / 12:04")).toBeVisible();
  await expect.element(page.getByText("In step with everyone")).toBeVisible();
  expect(host.played).toMatchObject({ isPlaying: false, seconds: 275 });
  await userEvent.click(page.getByRole("button", { name: "Play for everyone" }));
  await expect.poll(sent).toEqual([expect.objectContaining({ state: "play", stateSeek: 275 })]);
  expect(sent()[0]).not.toHaveProperty("playedBy");
  await expect.poll(() => host.played.isPlaying).toBe(true);
});

test("its frame has nothing of ours, and leaves pointer and keys to the room", async () => {
  await aRoom();
  await expect.poll(() => document.querySelector("[data-kind=video] iframe")).not.toBeNull();
  const frame = must(document.querySelector<HTMLIFrameElement>("[data-kind=video] iframe"), "a frame");
  expect(frame.getAttribute("allow")).toBe("autoplay; encrypted-media");
  expect(frame.getAttribute("sandbox")).not.toContain("top-navigation");
  expect([getComputedStyle(frame).pointerEvents, frame.tabIndex]).toEqual(["none", -1]);
});

test("over the whole window one jumps and goes back for everybody, and the volume is mine alone", async () => {
  const { sent } = await aRoom();
  const host = await open();
  expect(document.querySelector("[data-kind=video] iframe")).toBeNull();
  await expect.element(bar.getByText("4:35")).toBeVisible();
  await userEvent.click(bar.getByRole("button", { name: "Back 10 seconds" }));
  await expect.poll(() => sent().at(-1)).toMatchObject({ stateSeek: 265 });
  await expect.poll(() => host.played.seconds).toBe(265);
  const count = sent().length;
  await userEvent.fill(bar.getByRole("slider", { name: "Volume, only yours" }), "60");
  await expect.poll(() => host.played.volume).toBe(0.6);
  expect(sent()).toHaveLength(count);
  await userEvent.keyboard("{Escape}");
  await expect.element(full).not.toBeInTheDocument();
  await expect.element(thing).toHaveFocus();
});

test("who moves it for everybody is named", async () => {
  const { port, element } = await aRoom();
  const host = await open();
  const moved = { stateSeek: 30, stateAt: Date.now(), playedBy: idOf("marina") };
  port.tellElement(element.id, { data: { ...element.data, ...moved } });
  await expect.element(full.getByText("Marina Sokolova went to 0:30")).toBeVisible();
  await expect.poll(() => host.played.seconds).toBe(30);
});

test("what is not mine to move has no buttons that would be refused", async () => {
  await aRoom(waves({ lockerId: idOf("kofi"), lockerRole: "SPACE_ADMIN" }));
  await open();
  await expect.element(bar.getByRole("slider", { name: "Volume, only yours" })).toBeVisible();
  expect(bar.getByRole("button").elements()).toEqual([]);
  await expect.element(bar.getByRole("slider", { name: "Place in the video" })).toBeDisabled();
});

test("a video that its host does not show here says so, with a way to it", async () => {
  await aRoom();
  const host = await open();
  host.refuse();
  await expect.element(full.getByText("YouTube does not show this video here")).toBeVisible();
  await expect.element(full.getByRole("link", { name: "Open on YouTube" }).first()).toHaveAttribute("href", url);
});
