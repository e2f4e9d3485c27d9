import type { Page } from "@playwright/test";
import { glimpse } from "../harness/glimpse.ts";
import { newSpace } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

/** Lets `unplug` reach the tracks the page opens from now on. */
async function watchTracks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    const tracks: MediaStreamTrack[] = [];
    Object.assign(globalThis, { openedTracks: tracks });
    devices.getUserMedia = async (wish) => {
      const stream = await open(wish);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
}

/** Waits until the page has opened a device: until then a choice is only a request. */
async function expectOpened(page: Page, label: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const { openedTracks } = globalThis as unknown as { openedTracks: MediaStreamTrack[] };
    return openedTracks.some((track) => track.label === wanted);
  }, label);
}

/** Removes a device from the browser's list and ends its tracks, as when it is unplugged. */
async function unplug(page: Page, label: string): Promise<void> {
  await page.evaluate((gone) => {
    const devices = navigator.mediaDevices;
    const listAll = devices.enumerateDevices.bind(devices);
    devices.enumerateDevices = async () => (await listAll()).filter((device) => device.label !== gone);
    const { openedTracks } = globalThis as unknown as { openedTracks: MediaStreamTrack[] };
    for (const track of openedTracks.filter((each) => each.label === gone)) {
      track.stop();
      track.dispatchEvent(new Event("ended"));
    }
    devices.dispatchEvent(new Event("devicechange"));
  }, label);
}

test.describe("devices", () => {
  test("an unplugged microphone falls back to another one, and its owner is told and still heard @livekit", async ({
    person,
    program,
  }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(), await person()];
    const annaName = unique("Anna");
    await watchTracks(anna.page);
    await anna.enter(slug, annaName);
    await boris.enter(slug, unique("Boris"));
    await anna.turnOn("mic");
    await boris.hears(annaName);
    await anna.page.getByRole("button", { name: "Choose a microphone" }).click();
    await anna.page.getByRole("button", { name: "Fake Audio Input 2" }).click();
    await expectOpened(anna.page, "Fake Audio Input 2");
    await boris.hears(annaName);
    await unplug(anna.page, "Fake Audio Input 2");
    await expect(anna.page.getByText(/Your microphone was unplugged\. Now using .+\./)).toBeVisible();
    await expect(anna.button("micOff")).toBeVisible();
    await boris.hears(annaName);
  });

  test("the device settings show a moving meter, play a test sound and switch live", async ({ person, program }) => {
    const slug = await newSpace(program);
    const [anna, boris] = [await person(), await person()];
    const annaName = unique("Anna");
    await anna.enter(slug, annaName);
    await boris.enter(slug, unique("Boris"));
    await anna.turnOn("mic");
    const menu = anna.page.getByRole("button", { name: "Choose a microphone" });
    await menu.click();
    await anna.page.getByRole("button", { name: "Sound and camera" }).click();
    const dialog = anna.page.getByRole("dialog", { name: "Sound and camera" });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText("We can hear you")).toBeVisible();
    const lit = dialog.locator('[data-lit="true"]');
    await expect(lit.first()).toBeVisible();
    const litBefore = await lit.count();
    await expect.poll(() => lit.count()).not.toBe(litBefore);
    const sound = dialog.getByRole("button", { name: "Test sound" });
    const rang = glimpse(sound, "[data-loading=true]");
    await sound.click();
    await rang;
    await expect(sound).toBeEnabled();
    const microphones = dialog.getByLabel("Microphone", { exact: true });
    await microphones.selectOption({ label: "Fake Audio Input 2" });
    await expect(microphones.locator("option:checked")).toHaveText("Fake Audio Input 2");
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(dialog).toBeHidden();
    await expect(anna.button("micOff")).toBeVisible();
    await menu.click();
    const chosen = anna.page.getByRole("button", { name: "Fake Audio Input 2" });
    await expect(chosen).toHaveAttribute("aria-pressed", "true");
    await boris.hears(annaName);
  });

  test("sound and camera are tried before entering, and stay off on entry", async ({ person, program }) => {
    const anna = await person({ viewport: { width: 1024, height: 640 }, reducedMotion: "reduce" });
    await watchTracks(anna.page);
    await anna.page.goto(`${anna.siteUrl}/s/${await newSpace(program)}`);
    await anna.page.getByRole("button", { name: "Check sound and camera" }).click();
    const check = anna.page.getByRole("complementary", { name: "Sound and camera" });
    await expect(check.getByText("We can hear you")).toBeVisible();
    await check.getByRole("button", { name: "Close" }).click();
    await expect(check).toBeHidden();
    await expect(anna.page.getByRole("button", { name: "Check sound and camera" })).toBeFocused();
    await anna.page.waitForFunction(() => {
      const { openedTracks } = globalThis as unknown as { openedTracks: MediaStreamTrack[] };
      return openedTracks.every(({ readyState }) => readyState === "ended");
    });
    await anna.page.getByLabel("Your name").fill(unique("Anna"));
    await anna.button("enter").click();
    await expect(anna.button("micOn")).toBeVisible();
    await expect(anna.button("camOn")).toBeVisible();
  });

  test("a refused microphone says what to do, and hearing goes on", async ({ person, program }) => {
    const slug = await newSpace(program);
    const anna = await person();
    const annaName = unique("Anna");
    await anna.enter(slug, annaName);
    await anna.turnOn("mic");
    const boris = await person();
    await boris.page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
    });
    await boris.enter(slug, unique("Boris"));
    await boris.button("micOn").click();
    await expect(boris.page.getByText("Your browser is blocking the microphone")).toBeVisible();
    await boris.page.getByRole("button", { name: "Keep listening" }).click();
    await boris.hears(annaName);
  });
});
