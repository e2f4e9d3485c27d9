import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { exampleAccount, exampleSpace } from "../../testing/examples.ts";
import { askForTour, useAskedTour } from "./askedTour.ts";
import { stopsInSight } from "./tour.ts";
import { TourNote } from "./TourNote.tsx";

const { accountId } = exampleAccount();
const other = exampleSpace().id as never;
const forget = () => localStorage.clear();
beforeEach(forget);
afterEach(async () => {
  await userEvent.keyboard("{Escape}");
  forget();
});

/** A home with three of the five stops, one of which is out of sight. */
const home = (whose = accountId) =>
  drawn(
    <>
      <TourNote accountId={whose} />
      <button type="button" data-tour="team">
        Kite
      </button>
      <p data-tour="space">Studio</p>
      <p data-tour="users" style={{ display: "none" }}>
        Users
      </p>
    </>,
  );

/** One for each step, and whether it is the one that is shown. */
const dots = () =>
  [...document.querySelectorAll<HTMLElement>(".driver-popover-footer i")].map(({ dataset }) => dataset["now"]);
const button = (name: RegExp) => page.getByRole("button", { name });

test("the tour leads to what is in sight, forth and back, and ends with its last step", async () => {
  await home();
  await userEvent.click(button(/^Show me around$/));
  await expect.element(page.getByText("Everything belongs to a team")).toBeVisible();
  await expect.element(page.getByText("1 of 2")).toBeVisible();
  expect(dots()).toEqual(["true", "false"]);
  await userEvent.click(button(/Next/));
  await expect.element(page.getByText("See who is inside before you enter")).toBeVisible();
  expect(dots()).toEqual(["false", "true"]);
  await userEvent.click(button(/Back/));
  await expect.element(page.getByText("Everything belongs to a team")).toBeVisible();
  await userEvent.click(button(/Next/));
  await userEvent.click(button(/Done/));
  await expect.element(page.getByText("See who is inside before you enter")).not.toBeInTheDocument();
});

test("Enter leads on from step to step, and then ends the tour", async () => {
  await home();
  await userEvent.click(button(/^Show me around$/));
  await expect.element(button(/Next/)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("2 of 2")).toBeVisible();
  await expect.element(button(/Done/)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("2 of 2")).not.toBeInTheDocument();
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

test("asked for from another page, it starts once the home is drawn, and not on the next visit", async () => {
  const Home = () => {
    useAskedTour(accountId);
    return (
      <button type="button" data-tour="team">
        Kite
      </button>
    );
  };
  askForTour();
  await expect.element(page.getByText("Everything belongs to a team")).not.toBeInTheDocument();
  const first = await drawn(<Home />);
  await expect.element(page.getByText("Everything belongs to a team")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await first.unmount();
  await drawn(<Home />);
  await expect.element(page.getByText("Kite")).toBeVisible();
  await expect.element(page.getByText("Everything belongs to a team")).not.toBeInTheDocument();
});

test("where a step's place is missing, another place takes the step", async () => {
  const stopsOf = (...places: string[]) => {
    const root = document.createElement("div");
    root.append(...places.map((place) => Object.assign(document.createElement("p"), { textContent: place })));
    for (const place of root.children) place.setAttribute("data-tour", place.textContent);
    document.body.append(root);
    const stops = stopsInSight(root).map(({ stop }) => stop);
    root.remove();
    return stops;
  };
  const side = ["find", "messages", "help"];
  expect(stopsOf("team", "space", "newSpace", "users", ...side)).toEqual([
    "team",
    "space",
    "newSpace",
    "users",
    "help",
  ]);
  expect(stopsOf("team", "space", ...side)).toEqual(["team", "space", "find", "messages", "help"]);
  expect(stopsOf("team", "newSpace", "users", ...side)).toEqual(["team", "find", "newSpace", "users", "help"]);
  expect(stopsOf("team", ...side)).toEqual(["team", "find", "messages", "help"]);
  expect(stopsOf("team", "space", "newSpace", "users", "you")).toEqual(["team", "space", "newSpace", "users", "you"]);
});

test("whoever says not now is left alone, and another account of the browser is asked for itself", async () => {
  const first = await home();
  await userEvent.click(button(/^Not now$/));
  await expect.element(page.getByText("New here?")).not.toBeInTheDocument();
  await first.unmount();
  const second = await home();
  await expect.element(page.getByText("New here?")).not.toBeInTheDocument();
  await second.unmount();
  await home(other);
  await expect.element(page.getByText("New here?")).toBeVisible();
});
