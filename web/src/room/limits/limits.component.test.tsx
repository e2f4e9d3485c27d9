import { newId, type AccountId, type ErrorCode } from "@atrium/contract";
import { anElement } from "@atrium/testkit/liveBuilders";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { tellRefusal } from "../../ui/tell.ts";
import { fixtureRoom, noAddress, type FixtureOptions } from "../fixtures/fixtureRoom.ts";
import { cast } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";

beforeEach(() => localStorage.clear());

const HOUR = 3_600_000;
const card = page.getByTestId("limit");
const plans = card.getByRole("link", { name: "See plans" });

const asRole = (role: "TEAM_ADMIN" | "SPACE_MEMBER", options: FixtureOptions = {}): FixtureOptions => ({
  plan: "free",
  people: cast.map((person, at) => ({ ...person, role: at === 0 ? role : "SPACE_MEMBER" })),
  ...options,
});

async function inRoom(options: FixtureOptions) {
  await drawn(
    <>
      <RoomScreen port={fixtureRoom(options)} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
}

const hours = (leftMs: number) => ({
  hours: { leftMs, limitMs: 5 * HOUR, restoredAt: new Date(Date.now() + 10 * HOUR).toISOString() },
  passEndsAt: null,
});

test("at ninety per cent one reads what is left, whoever may pay finds the plans, and it is said once", async () => {
  const options = asRole("TEAM_ADMIN", { runningOut: hours(HOUR / 2) });
  await inRoom(options);
  await expect.element(card.getByText("30 minutes left today")).toBeVisible();
  await expect.element(card.getByText("4 hrs 30 mins of 5 hrs")).toBeVisible();
  await expect.element(plans).toHaveAttribute("href", expect.stringMatching(/^\/dashboard\/team\/.+\/upgrade$/));
  await userEvent.click(card.getByRole("button", { name: "Later" }));
  await expect.element(card).not.toBeInTheDocument();
});

test("others read whom to ask, and no price", async () => {
  await inRoom(asRole("SPACE_MEMBER", { runningOut: hours(HOUR / 4) }));
  await expect.element(card.getByText(/A team admin can change it\.$/)).toBeVisible();
  expect(plans.elements()).toEqual([]);
});

test("a day pass is announced half an hour before its end and again five minutes before", async () => {
  const soon = (ms: number) => ({ hours: null, passEndsAt: new Date(Date.now() + ms).toISOString() });
  await inRoom(asRole("TEAM_ADMIN", { plan: "regular", runningOut: soon(HOUR / 2) }));
  await expect.element(card.getByText("The day pass ends in 30 minutes")).toBeVisible();
  await expect.element(card.getByRole("link", { name: "Another day pass" })).toBeVisible();
});

test.each([
  ["elementsQuantityExceeded", "50 things fit in this room"],
  ["megaphoneNotAllowed", "There is no megaphone on this plan"],
  ["pinNotAllowed", "Pinning is not on this plan"],
] as const)("what the plan stops is a card with the way on: %s", async (code: ErrorCode, title: string) => {
  await inRoom(asRole("TEAM_ADMIN"));
  await expect.element(page.getByRole("application")).toBeVisible();
  tellRefusal(code);
  await expect.element(card.getByText(title)).toBeVisible();
  await expect.element(plans).toBeVisible();
  await userEvent.click(card.getByRole("button", { name: "Got it" }));
  await expect.element(card).not.toBeInTheDocument();
});

test("a refusal that is not the plan's is said as before", async () => {
  await inRoom(asRole("TEAM_ADMIN", { plan: "custom" }));
  await expect.element(page.getByRole("application")).toBeVisible();
  tellRefusal("megaphoneNotAllowed");
  await expect.element(page.getByRole("alert").first()).toBeVisible();
  expect(card.elements()).toEqual([]);
});

test("what a larger plan has is marked before the click, and the click says it", async () => {
  await inRoom(asRole("TEAM_ADMIN"));
  await userEvent.click(page.getByRole("button", { name: "Megaphone: from Lite" }));
  await expect.element(card.getByText("It comes with Lite and up.")).toBeVisible();
});

test("five things in a room are said once to those who may take some away", async () => {
  const elements = Array.from({ length: 5 }, () =>
    anElement({ creatorId: newId<AccountId>(), data: { type: "image", url: "", link: null } }),
  );
  await inRoom(asRole("SPACE_MEMBER", { elements }));
  const note = page.getByTestId("many-things");
  await expect.element(note.getByText("5 videos, pages and files here may slow older laptops")).toBeVisible();
  await userEvent.click(note.getByRole("button", { name: "Hide" }));
  await expect.element(note).not.toBeInTheDocument();
});
