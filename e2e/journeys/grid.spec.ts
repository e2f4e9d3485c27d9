import { newSpaceOf } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test("the room as tiles shows whoever has their camera on, large once chosen, and the floor again by the same key", async ({
  person,
}) => {
  const [host, guest] = [await person(), await person()];
  const slug = await newSpaceOf(host);
  const guestName = unique("Gleb");
  await host.enter(slug, unique("Hanna"));
  await guest.enter(slug, guestName);
  await guest.turnOn("cam");
  await host.page
    .getByRole("main")
    .first()
    .click({ position: { x: 5, y: 5 } });
  await host.page.keyboard.press("g");
  const tiles = host.page.getByRole("region", { name: "People as tiles" });
  await expect(tiles).toBeVisible();
  const video = tiles.locator("video").first();
  await expect(video).toBeVisible();
  const framesOf = () => video.evaluate((shown: HTMLVideoElement) => shown.getVideoPlaybackQuality().totalVideoFrames);
  const before = await framesOf();
  await expect.poll(framesOf).toBeGreaterThan(before);
  await tiles.getByRole("button", { name: `Enlarge ${guestName}` }).click();
  await expect(tiles.getByRole("button", { name: `Shrink ${guestName}` })).toBeVisible();
  await host.page.keyboard.press("g");
  await expect(tiles).toBeHidden();
  await host.sees(guestName);
});
