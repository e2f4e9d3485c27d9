import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { TourNote } from "./TourNote.tsx";

const forget = () => localStorage.removeItem("tourSeen");
beforeEach(forget);
afterEach(async () => {
  await userEvent.keyboard("{Escape}");
  forget();
});

/** A home with three of the five stops, one of which is out of sight. */
const home = () =>
  drawn(
    <>
      <TourNote />
      <button type="button" data-tour="team">
        Kite
      </button>
      <p data-tour="space">Studio</p>
      <p data-tour="users" style={{ display: "none" }}>
        Users
      </p>
    </>,
  );

const button = (name: RegExp) => page.getByRole("button", { name });

test("the tour leads to what is in sight, forth and back, and ends with its last step", async () => {
  await home();
  await userEvent.click(button(/^Show me around$/));
  await expect.element(page.getByText("Everything belongs to a team")).toBeVisible();
  await expect.element(page.getByText("1 of 2")).toBeVisible();
  await userEvent.click(button(/Next/));
  await expect.element(page.getByText("See who is inside before you enter")).toBeVisible();
  await userEvent.click(button(/Back/));
  await expect.element(page.getByText("Everything belongs to a team")).toBeVisible();
  await userEvent.click(button(/Next/));
  await userEvent.click(button(/Done/));
  await expect.element(page.getByText("See who is inside before you enter")).not.toBeInTheDocument();
});

test("it can be ended by a key, and is not offered again", async () => {
  const first = await home();
  await userEvent.click(button(/^Show me around$/));
  await expect.element(button(/^End the tour$/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("1 of 2")).not.toBeInTheDocument();
  await first.unmount();
  await home();
  await expect.element(page.getByText("New here?")).not.toBeInTheDocument();
});

test("whoever says not now is left alone", async () => {
  await home();
  await userEvent.click(button(/^Not now$/));
  await expect.element(page.getByText("New here?")).not.toBeInTheDocument();
  expect(localStorage.getItem("tourSeen")).not.toBeNull();
});
