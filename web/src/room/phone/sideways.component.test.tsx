import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { fixtureRoom, noAddress, type FixtureOptions } from "../fixtures/fixtureRoom.ts";
import { cast, idOf } from "../fixtures/people.ts";
import { areas, things } from "../fixtures/things.ts";
import { RoomScreen } from "../RoomScreen.tsx";

beforeEach(async () => page.viewport(667, 375));
afterEach(async () => page.viewport(1280, 800));

async function inRoom(options: FixtureOptions) {
  await drawn(
    <>
      <RoomScreen port={fixtureRoom(options)} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
}
const eight = cast.slice(0, 8).map((person) => ({ ...person, sharing: false, megaphone: false }));
const onBoard = (options: FixtureOptions = {}) =>
  inRoom({ people: eight, room: { type: "collaboration" }, ...options });

const box = (of: Locator) => of.element().getBoundingClientRect();
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });

/** What a finger meets at the middle of it. */
function isReached(of: Locator): boolean {
  const { left, top, width, height } = box(of);
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return met !== null && of.element().contains(met);
}

test("on a board what a thumb wants of it stands whole beside the controls", async () => {
  await onBoard();
  const controls = box(page.getByRole("toolbar"));
  for (const name of ["Add", "Draw", "See all"]) {
    await expect.element(button(name)).toBeVisible();
    const { left, right } = box(button(name));
    expect([left > 300, right <= controls.left]).toEqual([true, true]);
    expect(button(name).element().scrollWidth).toBeLessThanOrEqual(Math.ceil(right - left));
  }
});

test("with the pen in hand its button keeps its word, and is pressed", async () => {
  await onBoard();
  await userEvent.click(button("Draw"));
  await expect.element(button("Draw")).toHaveAttribute("aria-pressed", "true");
});

test("what is said of a presenter covers neither the people nor the controls", async () => {
  const part = { cursor: null, isPresenting: true, watchingForAccountId: null, steppedOut: false } as const;
  await onBoard({ boardParts: [{ ...part, accountId: idOf("marina") }] });
  const banner = page.getByTestId("board-following");
  await expect.element(banner).toBeVisible();
  const people = box(page.getByRole("heading", { name: "People" }));
  expect(box(banner).right).toBeLessThan(people.left);
  expect(box(banner).bottom).toBeLessThanOrEqual(375);
});

test("a chosen thing's tools are all in reach, and put away", async () => {
  await inRoom({ elements: things("") });
  await userEvent.click(page.getByRole("toolbar").getByRole("button", { name: "More" }));
  await userEvent.click(page.getByRole("button", { name: "Add", exact: true }));
  const close = page.getByRole("region", { name: /^Add to/ }).getByRole("button", { name: "Close" });
  await expect.element(close).toBeVisible();
  expect(isReached(close)).toBe(true);
});

test("whom one asks into an area is chosen from a list that is in sight, with its search", async () => {
  const people = cast.map((person) => ({ ...person, areas: person.key === "arina" ? ["focus"] : [] }));
  await inRoom({ people, elements: areas({ open: false }) });
  await userEvent.click(button("Invite inside"));
  const search = page.getByRole("searchbox", { name: "Who should come in?" });
  await expect.element(search).toHaveFocus();
  await expect.poll(() => box(search).top).toBeGreaterThanOrEqual(0);
  expect(isReached(search)).toBe(true);
});

test("captions reach to the controls where tiles take the place of the people beside the map", async () => {
  const meta = document.createElement("meta");
  meta.name = "captions";
  meta.content = "en ru|en ru";
  document.head.append(meta);
  onTestFinished(() => {
    meta.remove();
    localStorage.removeItem("captions");
  });
  await inRoom({ people: eight });
  await userEvent.click(button("More"));
  await userEvent.click(button("Captions"));
  const captions = page.getByTestId("captions");
  await expect.element(captions).toBeVisible();
  const people = box(page.getByRole("heading", { name: "Near you" }));
  expect(box(captions).right).toBeLessThan(people.left);
  await userEvent.keyboard("g");
  await expect.poll(() => box(page.getByRole("toolbar")).left - box(captions).right).toBeLessThan(32);
});
