import type { Page } from "@playwright/test";
import { newSpaceOf } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test("a host records the room: everybody sees it, and the file that comes of it shows and sounds", async ({
  person,
}) => {
  const [host, guest] = [await person(), await person()];
  const slug = await newSpaceOf(host);
  await host.enter(slug, unique("Hanna"));
  await host.page.getByRole("button", { name: "Recordings", exact: true }).click();
  const dialog = host.page.getByRole("dialog", { name: "Recordings" });
  await expect(dialog.getByText("No recordings yet")).toBeVisible();
  await dialog.getByRole("button", { name: "Start recording" }).click();
  await host.page
    .getByRole("dialog", { name: "Start recording?" })
    .getByRole("button", { name: "Start recording" })
    .click();
  await expect(dialog.getByText("Recording", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();

  const guestName = unique("Lea");
  await guest.enter(slug, guestName);
  await expect(guest.page.getByTestId("recording-notice")).toBeVisible();
  await guest.page.getByTestId("recording-notice").getByRole("button", { name: "Stay" }).click();
  await expect(guest.page.getByTestId("recording-mark")).toBeVisible();
  await guest.turnOn("mic");
  await host.hears(guestName);
  // Long enough for some more beeps of the fake microphone.
  const heardAt = await secondsOf(guest.page);
  await expect.poll(() => secondsOf(guest.page)).toBeGreaterThan(heardAt + 5);

  await host.page.getByRole("button", { name: "Recording: stop it" }).click();
  await dialog.getByRole("button", { name: "Stop recording" }).click();
  await expect(guest.page.getByTestId("recording-mark")).toBeHidden();
  await expect(dialog.getByText("Ready", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: /^Play / }).click();
  const shown = await whatIsIn(host.page);
  expect(shown.durationSeconds).toBeGreaterThan(2);
  expect(shown.colours).toBeGreaterThan(3);
  expect(shown.loudest).toBeGreaterThan(0.01);

  await dialog.getByRole("button", { name: /^Delete / }).click();
  await host.page.getByRole("button", { name: "Delete recording" }).click();
  await expect(dialog.getByText("No recordings yet")).toBeVisible();
});

/** The recording time that the room's mark shows. */
async function secondsOf(page: Page): Promise<number> {
  const said = await page
    .getByTestId("recording-mark")
    .getByText(/^\d+:\d\d$/)
    .innerText();
  const [minutes, seconds] = said.split(":").map(Number);
  return (minutes ?? 0) * 60 + (seconds ?? 0);
}

/** The playing recording's length, the number of colours in a frame near its end, and its peak level. */
const whatIsIn = (page: Page) =>
  page.locator("[role=dialog] video").evaluate(async (video: HTMLVideoElement) => {
    video.pause();
    const bytes = await (await fetch(video.src)).arrayBuffer();
    const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes.slice(0));
    const loudest = sound.getChannelData(0).reduce((most, level) => Math.max(most, Math.abs(level)), 0);
    const copy = document.createElement("video");
    copy.src = URL.createObjectURL(new Blob([bytes], { type: "video/webm" }));
    copy.muted = true;
    await new Promise((resolve) => copy.addEventListener("loadeddata", resolve, { once: true }));
    copy.currentTime = copy.duration - 0.5;
    await new Promise((resolve) => copy.addEventListener("seeked", resolve, { once: true }));
    const canvas = new OffscreenCanvas(64, 36);
    const pen = canvas.getContext("2d");
    const coloursNow = () => {
      pen?.drawImage(copy, 0, 0, 64, 36);
      const pixels = pen?.getImageData(0, 0, 64, 36).data ?? new Uint8ClampedArray();
      const colours = new Set<number>();
      for (let at = 0; at < pixels.length; at += 4)
        colours.add(((pixels[at] ?? 0) >> 5) * 64 + ((pixels[at + 1] ?? 0) >> 5) * 8 + ((pixels[at + 2] ?? 0) >> 5));
      return colours.size;
    };
    // On a busy machine the frame can be drawn only some time after `seeked`.
    let colours = coloursNow();
    for (let frame = 0; frame < 200 && colours <= 1; frame += 1) {
      await new Promise(requestAnimationFrame);
      colours = coloursNow();
    }
    return { durationSeconds: copy.duration, colours, loudest };
  });
