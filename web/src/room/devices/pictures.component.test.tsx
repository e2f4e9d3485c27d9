import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fixtureDevices, fixturePictures } from "../../testing/fixtureDevices.ts";
import { DeviceSettingsDialog } from "./DeviceSettingsDialog.tsx";

afterEach(() => page.viewport(1024, 768));

const draw = (pictures = fixturePictures()) =>
  drawn(<DeviceSettingsDialog settings={{ ...fixtureDevices(), pictures }} opened close={() => undefined} />);

test("how many cameras are shown is chosen beside the devices, by what the computer can do unless somebody says", async () => {
  const pictures = fixturePictures();
  await draw(pictures);
  const field = page.getByRole("combobox", { name: "Other people’s cameras" });
  await expect.element(field).toHaveDisplayValue("As much as this computer can do");
  await field.selectOptions("Light, up to 4");
  expect(pictures.state.getState()).toEqual({ choice: "saving", mode: "saving" });
  await expect.element(field).toHaveDisplayValue("Light, up to 4");
});

test("a computer that does not keep up is said, with what is shown for now", async () => {
  const pictures = fixturePictures({ mode: "saving" });
  await draw(pictures);
  await expect.element(page.getByRole("status").getByText(/up to 4 are shown, small/)).toBeVisible();
  pictures.choose("saving");
  await expect.element(page.getByText(/does not keep up/)).not.toBeInTheDocument();
});

test("on a phone the field is as wide as the sheet and nothing runs over its side", async () => {
  await page.viewport(390, 844);
  await draw(fixturePictures({ mode: "balanced" }));
  const field = page.getByRole("combobox", { name: "Other people’s cameras" }).element();
  expect(field.getBoundingClientRect().right).toBeLessThanOrEqual(390);
  const dialog = page.getByRole("dialog").element();
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
});
