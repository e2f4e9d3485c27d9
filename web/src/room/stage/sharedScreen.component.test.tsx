import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { cast } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";

const pictures = {
  webcam: () => null,
  avatarUrl: () => null,
  screen: () => ({ attach: () => () => undefined, size: null }),
};

/** A stage on which Kofi and Tomás are, and Tomás shares a screen. */
async function whileTomasShares() {
  const people = cast.map((person) => ({ ...person, sharing: person.key === "tomas" }));
  const port = fixtureRoom({ people, parts: { kofi: "on", tomas: "on" }, room: { type: "stage" }, pictures });
  await drawn(
    <>
      <RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
}
const screen = page.getByRole("region", { name: "Tomás Herrera shows" });
const presenters = page.getByRole("list", { name: "On stage" });

test("beside a shared screen stand the faces of all on stage, also of who shares it", async () => {
  await whileTomasShares();
  await expect.element(screen).toBeVisible();
  expect(presenters.getByRole("listitem").all()).toHaveLength(2);
  await expect.element(presenters.getByText("Tomás Herrera")).toBeVisible();
  const [shown, strip] = [screen, presenters].map((part) => part.element().getBoundingClientRect());
  expect(shown?.right).toBeLessThanOrEqual(strip?.left ?? 0);
});

test("the keyboard makes a shared screen as large as the window, and Escape leads back to the button", async () => {
  await whileTomasShares();
  const enlarge = page.getByRole("button", { name: "Enlarge the screen" });
  await expect.element(enlarge).toBeVisible();
  enlarge.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("region", { name: "Tomás Herrera’s screen" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("region", { name: "Tomás Herrera’s screen" })).not.toBeInTheDocument();
  await expect.element(enlarge).toHaveFocus();
});

test("on a phone the faces stand under the screen", async () => {
  await page.viewport(390, 844);
  await whileTomasShares();
  await expect.element(screen).toBeVisible();
  const [shown, strip] = [screen, presenters].map((part) => part.element().getBoundingClientRect());
  expect(shown?.bottom).toBeLessThanOrEqual(strip?.top ?? 0);
  await page.viewport(1024, 768);
});
