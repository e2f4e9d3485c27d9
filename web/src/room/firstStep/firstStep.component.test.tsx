import { expect, test, vi } from "vitest";
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

test("in a window as small as a phone one is told to drag oneself", async () => {
  keepStepped(false);
  await page.viewport(390, 844);
  await drawn(aRoom());
  const hint = page.getByTestId("first-step");
  await expect.element(hint).toHaveTextContent("Drag yourself to peopleThe closer you are, the better you hear");
  await page.viewport(1280, 800);
});

test("while nothing moves the hint measures nothing: the page is not laid out once more in every frame", async () => {
  keepStepped(false);
  await drawn(aRoom());
  const hint = page.getByTestId("first-step");
  await expect.element(hint).toHaveAttribute("data-side");
  const asked = vi.spyOn(Element.prototype, "getBoundingClientRect");
  const { offsetParent } = hint.element() as HTMLElement;
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
  };
  await frames(60);
  asked.mockClear();
  await frames(10);
  expect(asked.mock.contexts.filter((element) => element === offsetParent)).toEqual([]);
  asked.mockRestore();
});

test("where somebody else is, no way to the piano is drawn: the hint says to walk to people", async () => {
  keepStepped(false);
  const port = fixtureRoom({ isDemo: true });
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  await expect.element(page.getByTestId("first-step")).toBeVisible();
  await expect.element(page.getByTestId("way-to-piano")).not.toBeInTheDocument();
});

test("how one walks waits while something is written on the floor: the hint would stand over it", async () => {
  keepStepped(false);
  await drawn(aRoom());
  const hint = page.getByTestId("first-step");
  await expect.element(hint).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Add", exact: true }));
  await userEvent.click(page.getByRole("button", { name: "Note" }));
  await expect.element(hint).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(hint).toBeVisible();
});
