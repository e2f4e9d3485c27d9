import type { Page } from "@playwright/test";
import { newSpaceOf } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { restingBox } from "../harness/restingBox.ts";
import { expect, test } from "../harness/test.ts";

const FINGER_PIXELS = 44;

/** Names of controls that are too small for a finger. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.locator("button:visible").evaluateAll(
    (buttons, least) =>
      buttons
        .filter((button) => {
          const { width, height } = button.getBoundingClientRect();
          return width < least - 0.5 || height < least - 0.5;
        })
        .map((button) => button.getAttribute("aria-label") ?? button.textContent),
    FINGER_PIXELS,
  );

test("on upright tablets every button is large enough for a finger, and the toolbar lies over nothing", async ({
  person,
}) => {
  for (const viewport of [
    { width: 820, height: 1180 },
    { width: 1024, height: 1366 },
  ]) {
    const anna = await person({ viewport, hasTouch: true });
    const { page } = anna;
    const slug = await newSpaceOf(anna);
    await page.goto(`/s/${slug}`);
    await expect(page.getByRole("button", { name: "Enter and listen" })).toBeVisible();
    await expect.poll(() => tooSmall(page)).toEqual([]);
    await anna.enter(slug, unique("Anna"));
    const more = page.getByRole("button", { name: "More", exact: true });
    const megaphone = page.getByRole("button", { name: "Megaphone" });
    await expect(more.or(megaphone)).toBeVisible();
    await expect.poll(() => tooSmall(page)).toEqual([]);
    if (await more.isVisible()) {
      await more.click();
      await expect(megaphone).toBeVisible();
      await expect.poll(() => tooSmall(page)).toEqual([]);
      await page.keyboard.press("Escape");
    }
    const findMe = await restingBox(page.getByRole("button", { name: "Find me" }));
    const leave = await restingBox(anna.button("leave"));
    expect(findMe.y + findMe.height).toBeLessThan(leave.y);
  }
});
