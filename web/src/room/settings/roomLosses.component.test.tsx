import { aRoom } from "@atrium/testkit/liveBuilders";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fakeServer } from "../../testing/fakeServer.ts";
import { asked } from "../../ui/dialog/asked.ts";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { RoomSettingsDialog } from "./RoomSettingsDialog.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  asked.setState({ current: null });
});

async function askedToDelete(losses: object | null) {
  const server = fakeServer();
  if (losses !== null) server.answer("getRoomLosses", { success: losses });
  await drawn(
    <>
      <RoomSettingsDialog opened onClose={() => undefined} room={aRoom({ name: "Lounge" })} />
      <OverlayHosts />
    </>,
  );
  await userEvent.click(page.getByRole("button", { name: "Delete room" }));
}

test("before a room is deleted it stands there who moves and what is lost", async () => {
  await askedToDelete({ people: 3, messages: 214 });
  await expect.element(page.getByText("3 people inside move to another room")).toBeVisible();
  await expect.element(page.getByText("214 messages in its chat")).toBeVisible();
});

test("an empty room goes without a list", async () => {
  await askedToDelete({ people: 0, messages: 0 });
  await expect.element(page.getByText("You cannot restore a room.", { exact: true })).toBeVisible();
  expect(page.getByText(/inside|messages/).elements()).toEqual([]);
});

test("where the numbers do not come it is said in general words, and the room can be deleted", async () => {
  await askedToDelete(null);
  await expect.element(page.getByText(/Anyone inside moves to another one/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Delete", exact: true })).toBeEnabled();
});
