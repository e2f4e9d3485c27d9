import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn, drawnWithLinks } from "../../testing/drawn.tsx";
import { EntrancePart } from "./EntrancePart.tsx";
import { exampleSettings } from "./fixtures/exampleSettings.ts";
import { SpaceSettingsView } from "./SpaceSettingsView.tsx";
import { useSettingsDraft } from "./useSettingsDraft.ts";

afterEach(() => page.viewport(1024, 768));

test("on a phone the list of settings is as wide as the window, however much stands in a part", async () => {
  await page.viewport(390, 844);
  const settings = exampleSettings({ space: { startsAt: "2030-11-26T14:00:00.000Z", hasPassword: true } });
  await drawnWithLinks(<SpaceSettingsView kept={settings} part={null} choose={() => undefined} />);
  await expect.element(page.getByRole("button", { name: /^Access/ })).toBeVisible();
  const rights = [...document.querySelectorAll("nav button svg:last-child")].map(
    (sign) => sign.getBoundingClientRect().right,
  );
  expect(rights).toHaveLength(7);
  expect(Math.max(...rights)).toBeLessThanOrEqual(390);
});

test.each([390, 800, 1440])("in a window %d wide the mark of what is chosen leaves its words free", async (width) => {
  await page.viewport(width, 800);
  function Part() {
    return <EntrancePart form={useSettingsDraft(exampleSettings())} />;
  }
  await drawn(<Part />);
  const choice = page.getByRole("button", { name: "As in the room", pressed: true });
  await expect.element(choice).toBeVisible();
  const words = document.createRange();
  words.selectNodeContents(choice.getByText("As in the room").element());
  const mark = choice.element().querySelector("svg")?.getBoundingClientRect();
  const tile = choice.element().getBoundingClientRect();
  expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(mark?.bottom ?? Infinity);
  expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(tile.bottom);
});
