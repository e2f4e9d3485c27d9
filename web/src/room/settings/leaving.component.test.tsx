import { aRoom } from "@atrium/testkit/liveBuilders";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fakeServer } from "../../testing/fakeServer.ts";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { RoomSettingsDialog, type SettingsPart } from "./RoomSettingsDialog.tsx";

afterEach(() => vi.unstubAllGlobals());

async function opened(begin: SettingsPart) {
  fakeServer();
  const onClose = vi.fn();
  const room = aRoom({ name: "Lounge", bgImageUrl: "floor:lounge", bgMode: "COVER", bgBrightness: 100 });
  await drawn(
    <>
      <RoomSettingsDialog opened onClose={onClose} room={room} begin={begin} />
      <OverlayHosts />
    </>,
  );
  return onClose;
}

const name = () => page.getByRole("textbox", { name: "Name", exact: true });
// The close button in the header has the same name.
const keep = () => page.getByRole("button", { name: "Keep editing" }).last();
const discard = () => page.getByRole("button", { name: "Discard" });

test("what is typed and not saved is not lost by Escape: one is asked, and the key that says no closes nothing", async () => {
  const onClose = await opened("general");
  await userEvent.fill(name(), "Typed");
  await userEvent.keyboard("{Escape}");
  await expect.element(discard()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(discard()).not.toBeInTheDocument();
  await expect.element(name()).toHaveValue("Typed");
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(discard());
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test("nor is it lost when another part is chosen", async () => {
  await opened("general");
  await userEvent.fill(name(), "Typed");
  const permissions = page.getByRole("button", { name: "Permissions" });
  await userEvent.click(permissions);
  await userEvent.click(keep());
  await expect.element(name()).toHaveValue("Typed");
  await userEvent.click(permissions);
  await userEvent.click(discard());
  await expect.element(page.getByRole("switch", { name: /^Microphone/ })).toBeVisible();
});

test("a floor that is chosen and not saved is asked about as well; without changes Escape closes at once", async () => {
  const onClose = await opened("background");
  await userEvent.click(page.getByRole("button", { name: "Garden" }));
  await userEvent.keyboard("{Escape}");
  await expect.element(discard()).toBeVisible();
  await userEvent.click(keep());
  await userEvent.click(page.getByRole("button", { name: "Lounge" }));
  await expect.element(discard()).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test.each([
  ["a number of people", () => page.getByLabelText("Capacity"), "12"],
  ["a password", () => page.getByLabelText("Password", { exact: true }), "sesame"],
] as const)("%s that is typed and not set is asked about as well", async (_what, field, typed) => {
  const onClose = await opened("access");
  await userEvent.fill(field(), typed);
  await userEvent.keyboard("{Escape}");
  await userEvent.click(keep());
  await expect.element(field()).toHaveValue(typed);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(discard());
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
