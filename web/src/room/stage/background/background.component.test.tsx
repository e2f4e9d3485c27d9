import { must, type BackgroundVideo, type StageState } from "@atrium/contract";
import { fakeYoutube } from "@atrium/testkit/fakeVideoHosts";
import { aBackgroundVideo } from "@atrium/testkit/liveBuilders";
import { beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../../testing/drawn.tsx";
import { framesOnlyFrom } from "../../../testing/framesOnlyFrom.ts";
import { fixtureRoom, noAddress } from "../../fixtures/fixtureRoom.ts";
import { cast, type Cast } from "../../fixtures/people.ts";
import { RoomScreen } from "../../RoomScreen.tsx";
import { PANEL_KEY } from "../../useRoomState.ts";

// The fake host answers in the frame's place.
beforeAll(() => framesOnlyFrom("'none'"));

const button = (name: string) => page.getByRole("button", { name, exact: true });
const bar = page.getByRole("group", { name: "Background video" });

interface Given {
  video?: BackgroundVideo;
  role?: NonNullable<Cast["role"]>;
  parts?: Readonly<Record<string, StageState>>;
  size?: [number, number];
}

async function onStage({
  video,
  role = "SPACE_MODERATOR",
  parts = { kofi: "on", oleg: "hand" },
  size = [1280, 800],
}: Given) {
  localStorage.setItem(PANEL_KEY, "false");
  await page.viewport(...size);
  const people = cast.map((person, at) => (at === 0 ? { ...person, role } : person));
  const port = fixtureRoom({ people, parts, room: { type: "stage" }, ...(video && { backgroundVideo: video }) });
  const call = vi.spyOn(port, "call");
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  const sent = () => call.mock.calls.filter(([name]) => name.endsWith("BackgroundVideo")).map(([...said]) => said);
  return { port, sent };
}

/** The host's player behind the presenters: it hears what its window is sent, and says what comes from it. */
async function hosted() {
  const frame = () => document.querySelector<HTMLIFrameElement>("[data-testid=background-video] iframe");
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
const standing = () => aBackgroundVideo({ state: "pause", stateSeek: 275 });

test("the audience sees it behind the presenters where the room is, and silences it only for itself", async () => {
  const { port, sent } = await onStage({ video: standing(), role: "SPACE_MEMBER" });
  const host = await hosted();
  await expect.element(page.getByText("Background, in step for all")).toBeVisible();
  await expect.poll(() => host.played).toMatchObject({ isPlaying: false, seconds: 275, volume: 0.1 });
  await expect.element(bar).not.toBeInTheDocument();
  port.tellBackground({ ...standing(), state: "play", stateAt: Date.now() });
  await expect.poll(() => host.played.isPlaying).toBe(true);
  await userEvent.click(button("Mute the background for yourself"));
  await expect.poll(() => host.played.volume).toBe(0);
  await userEvent.click(button("Unmute the background for yourself"));
  await expect.poll(() => host.played.volume).toBe(0.1);
  expect(sent()).toEqual([]);
  port.tellBackground(null);
  await expect.element(page.getByTestId("background-video")).not.toBeInTheDocument();
});

test("a host plays it, moves it and makes it louder for everybody", async () => {
  const { sent } = await onStage({ video: standing() });
  await hosted();
  await expect.element(bar.getByText("4:35 / 12:04")).toBeVisible();
  await userEvent.click(bar.getByRole("button", { name: "Play for everyone" }));
  await userEvent.fill(bar.getByRole("slider", { name: "Volume of the background, for everyone" }), "40");
  await expect.poll(() => sent().at(-1)).toEqual(["updateBackgroundVideo", { volume: 40 }]);
  await userEvent.fill(bar.getByRole("slider", { name: "Place in the video" }), "60");
  await expect.poll(() => sent().at(-1)).toEqual(["updateBackgroundVideo", { stateSeek: 60 }]);
  await userEvent.click(bar.getByRole("button", { name: "In step for everyone" }));
  expect(sent()[0]).toEqual(["updateBackgroundVideo", { state: "play", stateSeek: 275 }]);
  expect(sent().at(-1)).toEqual(["updateBackgroundVideo", { syncState: false }]);
});

test("a host puts a video there by its link, and takes it away", async () => {
  const { port, sent } = await onStage({});
  const field = page.getByRole("textbox", { name: "Link to the video" });
  await userEvent.fill(field, "https://example.org/film");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Enter the link of a video on YouTube, Vimeo or Twitch")).toBeVisible();
  await userEvent.fill(field, "youtu.be/dQw4w9WgXcQ");
  await userEvent.keyboard("{Enter}");
  const url = "https://youtu.be/dQw4w9WgXcQ";
  await expect.poll(sent).toEqual([["setBackgroundVideo", { url }]]);
  port.tellBackground(standing());
  await userEvent.click(button("Remove the background video"));
  expect(sent().at(-1)).toEqual(["deleteBackgroundVideo", {}]);
});

test("where everybody plays it on their own, one of the audience does so for themselves alone", async () => {
  const { sent } = await onStage({ video: { ...standing(), syncState: false }, role: "SPACE_MEMBER" });
  const host = await hosted();
  await expect.element(page.getByText("Background, everyone on their own")).toBeVisible();
  await userEvent.click(button("Play for yourself"));
  await expect.poll(() => host.played.isPlaying).toBe(true);
  expect(sent()).toEqual([]);
});

test("on a phone its tools stand in one row, large enough for a finger", async () => {
  await onStage({ video: standing(), parts: { kofi: "on" }, size: [390, 844] });
  await hosted();
  const place = bar.getByRole("slider", { name: "Place in the video" });
  await expect.element(place).toBeVisible();
  const row = bar.element();
  expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  expect(place.element().getBoundingClientRect().width).toBeGreaterThan(80);
  for (const each of row.querySelectorAll("button, input"))
    expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
