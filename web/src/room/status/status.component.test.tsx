import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fixtureRoom, noAddress, type FixtureRoom } from "../fixtures/fixtureRoom.ts";
import { RoomScreen } from "../RoomScreen.tsx";
import { AVAILABLE, keepStatus, keptStatus } from "../../account/index.ts";

beforeEach(() => keepStatus(AVAILABLE));

/** A room whose server records my status. */
async function room() {
  const told: unknown[] = [];
  const fixture = fixtureRoom();
  const port: FixtureRoom = {
    ...fixture,
    call: async (operation, input) => {
      if (operation === "setOwnStatus") told.push(input);
      return fixture.call(operation, input);
    },
  };
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  return told;
}
const face = page.getByRole("button", { name: /^My status/ });

test("what I choose is told, kept on this device, and told again where I come in next", async () => {
  const told = await room();
  await userEvent.click(face);
  await userEvent.click(page.getByRole("menuitemradio", { name: /^Away/ }));
  await expect.poll(() => told).toEqual([{ status: "steppedOut" }]);
  expect(keptStatus(Date.now()).status).toBe("steppedOut");
});

test("a status kept from before is told on the way in", async () => {
  keepStatus({ status: "dontDisturb", untilMs: null });
  const told = await room();
  await expect.poll(() => told).toContainEqual({ status: "dontDisturb" });
});

test("not to be disturbed for half an hour has an end that shows, and is none once it is over", async () => {
  const told = await room();
  await userEvent.click(face);
  await userEvent.click(page.getByRole("menuitem", { name: "Do not disturb for 30 minutes" }));
  await expect.poll(() => told).toEqual([{ status: "dontDisturb" }]);
  await userEvent.click(face);
  await expect.element(page.getByRole("menuitemradio", { name: /^Do not disturb\s*Until \d\d:\d\d$/ })).toBeVisible();
  const { untilMs } = keptStatus(Date.now());
  expect(keptStatus((untilMs ?? 0) + 1)).toEqual(AVAILABLE);
});

test("the languages open from the keyboard by Enter, space and the arrow, and are left by the arrow back", async () => {
  await room();
  await userEvent.click(face);
  const language = page.getByRole("menuitem", { name: /^Language/ });
  // What opens takes the focus once: only then is it ours to move.
  await expect.poll(() => document.activeElement?.closest("[role=menu]")).toBeTruthy();
  for (const key of ["{Enter}", " ", "{ArrowRight}"]) {
    (language.element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await expect.element(page.getByRole("menuitem", { name: "Русский", exact: true })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(language).toHaveFocus();
    await expect.element(page.getByRole("menuitem", { name: "Русский", exact: true })).not.toBeInTheDocument();
  }
});
