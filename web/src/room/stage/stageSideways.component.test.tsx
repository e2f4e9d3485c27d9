import { must, type CaptionLine, type StageState } from "@atrium/contract";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { fixtureRoom, noAddress, type FixtureOptions } from "../fixtures/fixtureRoom.ts";
import { cast, idOf, type Cast } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";
import { LAYOUT_KEY } from "./useStageLayout.ts";

const SIZES = [
  [667, 375],
  [740, 360],
  [844, 390],
  [932, 430],
] as const;

beforeEach(() => {
  const meta = document.createElement("meta");
  meta.name = "captions";
  meta.content = "en ru|en ru";
  document.head.append(meta);
});
afterEach(async () => {
  document.head.querySelector('meta[name="captions"]')?.remove();
  localStorage.removeItem("captions");
  localStorage.removeItem(LAYOUT_KEY);
  await page.viewport(1280, 800);
});

const ON = { kofi: "on", lena: "on", marina: "on" } as const;

async function hall(parts: Readonly<Record<string, StageState>>, options: FixtureOptions = {}) {
  const people = cast.map((person, at): Cast => ({ ...person, ...(at === 0 && { role: "SPACE_MEMBER" }) }));
  const room = { type: "stage", stageTitle: "What autumn taught us" } as const;
  const port = fixtureRoom({ people, parts, room, unshown: 4802, ...options });
  await drawn(
    <>
      <RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
  return port;
}

const line: CaptionLine = {
  accountId: idOf("kofi"),
  name: "Kofi",
  line: 1,
  text: "We closed nine regular meetings and nobody missed them, so what did you open instead of all that?",
  spoken: "en",
  original: null,
  isFinal: true,
};

const pictures = {
  webcam: () => null,
  avatarUrl: () => null,
  screen: () => ({ attach: () => () => undefined, size: null }),
};

const leave = page.getByRole("toolbar").getByRole("button", { name: /^Leave/ });
const tiles = () => page.getByRole("list", { name: "On stage" }).getByRole("listitem").all();
const box = (of: Locator) => of.element().getBoundingClientRect();
const overlap = (a: DOMRect, b: DOMRect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;

/** What a finger meets at the middle of a button. */
function isReached(button: Locator): boolean {
  const { left, top, width, height } = box(button);
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return met !== null && button.element().contains(met);
}

/** Everything stands beside everything else, and inside of the window. */
function expectApart(parts: readonly Locator[]): void {
  const boxes = parts.map(box);
  for (const [at, one] of boxes.entries()) {
    expect(one.left >= 0 && one.top >= 0 && one.right <= innerWidth && one.bottom <= innerHeight).toBe(true);
    for (const other of boxes.slice(at + 1)) expect(overlap(one, other)).toBe(false);
  }
}

test.each(SIZES)("on a phone of %i x %i the audience sees whole faces, and leaves by one press", async (w, h) => {
  await page.viewport(w, h);
  await hall(ON);
  await expect.element(page.getByRole("heading", { name: "What autumn taught us" })).toBeVisible();
  for (const tile of tiles()) expect(box(tile).height).toBeGreaterThan(95);
  expectApart([
    leave,
    page.getByRole("group", { name: "Audience" }),
    page.getByRole("heading", { name: "What autumn taught us" }),
    ...tiles(),
  ]);
  expect(isReached(leave)).toBe(true);
});

test.each(SIZES)(
  "on a phone of %i x %i a presenter steps down beside the tiles, not under the controls",
  async (w, h) => {
    await page.viewport(w, h);
    await hall({ ...ON, arina: "on" });
    const down = page.getByTestId("stage").getByRole("button", { name: "Step down" });
    await expect.element(down).toBeVisible();
    for (const tile of tiles()) expect(box(tile).height).toBeGreaterThan(95);
    expectApart([leave, down, page.getByRole("group", { name: "Audience" }), ...tiles()]);
    expect([isReached(leave), isReached(down)]).toEqual([true, true]);
  },
);

test.each(SIZES)("on a phone of %i x %i captions stand over nothing", async (w, h) => {
  await page.viewport(w, h);
  const port = await hall({ ...ON, arina: "on" });
  await userEvent.click(page.getByRole("button", { name: "More", exact: true }));
  await userEvent.click(page.getByRole("button", { name: "Captions" }));
  port.emitLive({ type: "caption", line });
  const captions = page.getByTestId("captions");
  await expect.element(captions.getByText(/^We closed nine/)).toBeVisible();
  expectApart([leave, captions, page.getByRole("group", { name: "Audience" }), ...tiles()]);
  for (const tile of tiles()) expect(box(tile).height).toBeGreaterThan(50);
  expect(box(page.getByRole("toolbar")).left - box(captions).right).toBeLessThan(32);
});

test("a shared screen has the height of the stage, with the faces beside it", async () => {
  await page.viewport(667, 375);
  const people = cast.map((person): Cast => ({ ...person, sharing: person.key === "tomas", megaphone: false }));
  await hall({ ...ON, tomas: "on" }, { people, pictures });
  const screen = page.getByRole("button", { name: "Enlarge the screen" });
  await expect.element(screen).toBeVisible();
  const shown = must(screen.element().parentElement, "it stands in the screen").getBoundingClientRect();
  expect(shown.height).toBeGreaterThan(190);
  for (const tile of tiles()) expect(box(tile).left).toBeGreaterThanOrEqual(shown.right);
  expect(isReached(leave)).toBe(true);
});

test.each([
  [390, 844],
  [667, 375],
])("a phone of %i x %i has the choice of layouts behind one button, and it is kept", async (w, h) => {
  onTestFinished(() => localStorage.removeItem(LAYOUT_KEY));
  await page.viewport(w, h);
  await hall(ON);
  const opener = page.getByRole("button", { name: "How to show the stage" });
  await userEvent.click(opener);
  await expect
    .element(page.getByRole("button", { name: /^The screen, faces beside it/ }))
    .toHaveAttribute("aria-disabled", "true");
  await userEvent.click(page.getByRole("button", { name: "Who speaks, large" }));
  await expect.poll(() => document.querySelectorAll('li[data-lead="true"]').length).toBe(1);
  expect(localStorage.getItem(LAYOUT_KEY)).toBe('"speaker"');
  await userEvent.click(opener);
  await expect.element(page.getByRole("button", { name: "Who speaks, large" })).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(page.getByRole("button", { name: "Everyone alike" }));
  await expect.poll(() => document.querySelectorAll('li[data-lead="true"]').length).toBe(0);
  await expect.element(opener).toHaveFocus();
});
