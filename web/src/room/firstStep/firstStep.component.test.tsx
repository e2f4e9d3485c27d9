import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { RoomScreen } from "../RoomScreen.tsx";
import { keepStepped } from "./useFirstStep.ts";

const aRoom = () => (
  <RoomScreen port={fixtureRoom()} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
);

test("how one walks is said until the first step and never again on this device", async () => {
  keepStepped(false);
  const first = await drawn(aRoom());
  const hint = page.getByTestId("first-step");
  await expect.element(hint).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(hint).not.toBeInTheDocument();
  await first.unmount();
  await drawn(aRoom());
  await expect.element(page.getByTestId("room-map")).toBeVisible();
  await expect.element(hint).not.toBeInTheDocument();
});

test("where somebody else is, no way to the piano is drawn: the hint says to walk to people", async () => {
  keepStepped(false);
  const port = fixtureRoom({ isDemo: true });
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  await expect.element(page.getByTestId("first-step")).toBeVisible();
  await expect.element(page.getByTestId("way-to-piano")).not.toBeInTheDocument();
});
