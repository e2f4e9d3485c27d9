import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { FixtureChat } from "../fixtures/FixtureChat.tsx";

afterEach(() => page.viewport(1024, 768));

test.for([1024, 390])("the emoji open over the composer and leave in sight what one writes, at %i", async (width) => {
  await page.viewport(width, 768);
  await drawn(<FixtureChat />);
  const field = page.getByRole("textbox", { name: "Message Studio" });
  await field.fill("On it, two minutes");
  await page.getByRole("button", { name: "Choose an emoji" }).click();
  const picker = page.getByRole("dialog", { name: "Choose an emoji" });
  await expect.element(picker).toBeVisible();
  const [above, written] = [picker.element().getBoundingClientRect(), field.element().getBoundingClientRect()];
  await expect.poll(() => picker.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(written.top);
  expect(above.left).toBeGreaterThanOrEqual(0);
  expect(above.right).toBeLessThanOrEqual(width);
});
