import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fixtureBackdrop } from "../../testing/fixtureBackdrop.ts";
import { fixtureDevices } from "../../testing/fixtureDevices.ts";
import { drawn } from "../../testing/drawn.tsx";
import { DeviceSettingsDialog } from "./DeviceSettingsDialog.tsx";

afterEach(() => page.viewport(1024, 768));

test("backgrounds are one step from the devices, chosen by keys, and the way back leads there", async () => {
  const backdrop = fixtureBackdrop();
  await drawn(<DeviceSettingsDialog settings={{ ...fixtureDevices(), backdrop }} opened close={() => undefined} />);
  await page.getByRole("button", { name: /Background and noise/ }).click();
  await expect.element(page.getByRole("heading", { name: "Background" })).toBeVisible();
  await page.getByRole("radio", { name: "Light blur" }).click({ force: true });
  expect(backdrop.state.getState().choice).toBe("blurLight");
  await userEvent.keyboard("{ArrowRight}");
  expect(backdrop.state.getState().choice).toBe("blurStrong");
  await page.getByRole("button", { name: "Back to sound and camera" }).click();
  await expect.element(page.getByRole("button", { name: "Background and noise Strong blur" })).toBeVisible();
});

test("too much for the machine is said with the cheaper choice, and the person may keep it", async () => {
  const backdrop = fixtureBackdrop({ choice: "garden", tooMuch: 9 });
  const settings = { ...fixtureDevices(), backdrop };
  await drawn(<DeviceSettingsDialog settings={settings} startsAt="backdrop" opened close={() => undefined} />);
  await expect.element(page.getByText(/Your video runs at 9 frames a second/)).toBeVisible();
  await page.getByRole("button", { name: "Use light blur" }).click();
  expect(backdrop.state.getState().choice).toBe("blurLight");
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect.element(page.getByText("Too much for this computer")).not.toBeInTheDocument();
});

test("a picture of one's own is given by its file, and taken away by its cross", async () => {
  const backdrop = fixtureBackdrop({ ownPicture: "data:image/jpeg;base64,AA==" });
  const wearPicture = vi.spyOn(backdrop, "wearPicture");
  const settings = { ...fixtureDevices(), backdrop };
  await drawn(<DeviceSettingsDialog settings={settings} startsAt="backdrop" opened close={() => undefined} />);
  const file = new File(["x"], "lake.png", { type: "image/png" });
  await page.getByLabelText("Add a picture").upload(file);
  expect(wearPicture).toHaveBeenCalledOnce();
  await page.getByRole("button", { name: "Remove your picture" }).click();
  await expect.element(page.getByText("Yours")).not.toBeInTheDocument();
});

test("beside a preview of four hundred pixels each kind of background is a tile, one's own the last before adding", async () => {
  await page.viewport(1440, 900);
  const backdrop = fixtureBackdrop({ choice: "own", ownPicture: "data:image/jpeg;base64,AA==" });
  const preview = { state: "off" } as const;
  const settings = { ...fixtureDevices({ preview }), backdrop };
  await drawn(<DeviceSettingsDialog settings={settings} startsAt="backdrop" opened close={() => undefined} />);
  await expect.element(page.getByRole("radio", { name: "Yours" })).toBeChecked();
  const widthOf = (words: string) =>
    page.getByText(words, { exact: true }).element().parentElement?.getBoundingClientRect().width;
  // Once the dialog has grown to its size.
  await expect.poll(() => widthOf("The camera is off")).toBe(400);
  const tiles = ["Off", "Office", "Yours", "Add a picture"].map((name) => widthOf(name) ?? 0);
  for (const width of tiles) expect(width).toBeCloseTo(132, 0);
});
