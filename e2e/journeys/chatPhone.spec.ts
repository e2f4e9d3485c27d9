import { newSpaceOf } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("on a phone the first tap opens the emoji within the window, and the page keeps its width", async ({ person }) => {
  const gil = await person(phone);
  const { page } = gil;
  const slug = await newSpaceOf(gil);
  await gil.enter(slug, unique("Gil"));
  await page.getByRole("button", { name: "Chat" }).tap();
  await expect(page.getByRole("textbox", { name: /^Message/ })).toBeVisible();
  await page.evaluate(() => {
    addEventListener("resize", () => document.body.setAttribute("data-widest", String(innerWidth)));
  });
  await page.getByRole("button", { name: "Choose an emoji" }).tap();
  const found = page.getByRole("combobox", { name: "Find an emoji" });
  await expect(found).toBeInViewport();
  await page.getByRole("option").first().tap();
  await expect(found).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: /^Message/ })).not.toHaveValue("");
  expect(await page.evaluate(() => [innerWidth, document.body.getAttribute("data-widest")])).toEqual([390, null]);
});
