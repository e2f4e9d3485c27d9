import type { SpaceId, TeamId } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../testing/drawn.tsx";
import { exampleEntrance } from "../testing/examples.ts";
import { fakeServer } from "../testing/fakeServer.ts";
import { ClosedDoorPage } from "./ClosedDoorPage.tsx";
import type { ClosedDoor } from "./spaceScreenModel.ts";

afterEach(() => vi.unstubAllGlobals());

interface BeforeOptions {
  email?: string | null;
  hasKnocked?: boolean;
  payTeamId?: TeamId;
  startsAt?: string | null;
}

async function before(
  door: ClosedDoor,
  { email = null, hasKnocked = false, payTeamId, startsAt = null }: BeforeOptions = {},
) {
  const tryAgain = vi.fn();
  await drawn(
    <ClosedDoorPage
      door={door}
      spaceName="Kestrel"
      slug="kestrel"
      spaceId={"kestrel".padEnd(21, "_") as SpaceId}
      hasKnocked={hasKnocked}
      startsAt={startsAt}
      email={email}
      payTeamId={payTeamId}
      tryAgain={tryAgain}
      takeOver={() => undefined}
    />,
  );
  return tryAgain;
}

const ask = page.getByRole("button", { name: "Ask for access" });

test("before a private space one asks its admins, reads that they were asked, and may try again", async () => {
  const server = fakeServer();
  server.answer("askForAccess", { success: {} });
  const tryAgain = await before("private", { email: "anna@example.org" });
  await userEvent.click(ask);
  await expect.element(page.getByText(/The admins have received your request/)).toBeVisible();
  expect(server.asked.map(({ operation }) => operation)).toContain("askForAccess");
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  expect(tryAgain).toHaveBeenCalledOnce();
});

test("whoever has asked on this day already reads the same, and another refusal is said", async () => {
  const server = fakeServer();
  server.answer("askForAccess", { connectionFailed: {} });
  await before("private", { email: "anna@example.org" });
  await userEvent.click(ask);
  await expect.element(page.getByRole("alert")).not.toBeEmptyDOMElement();
  server.answer("askForAccess", { tooOftenAttempts: {} });
  await userEvent.click(ask);
  await expect.element(page.getByText(/The admins have received your request/)).toBeVisible();
});

test("a guest before a private space signs in: without an address nobody could invite them", async () => {
  await before("private");
  await expect.element(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  expect(ask.elements()).toEqual([]);
});

test("whoever has knocked at a full space comes in as soon as a place is free", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const server = fakeServer();
  server.answer("getSpaceEntrance", { success: { entrance: exampleEntrance({ isFull: true }) } });
  const tryAgain = await before("full", { hasKnocked: true });
  // The first look is at once: the place may be free before the second.
  await expect.poll(() => server.asked.map(({ operation }) => operation)).toContain("getSpaceEntrance");
  expect(tryAgain).not.toHaveBeenCalled();
  server.answer("getSpaceEntrance", { success: { entrance: exampleEntrance({ isFull: false }) } });
  vi.advanceTimersByTime(5_000);
  await expect.poll(() => tryAgain).toHaveBeenCalled();
  vi.useRealTimers();
});

test("once the free hours are used up a team admin can open it now; others see when it opens and whom to ask", async () => {
  const startsAt = new Date(Date.now() + 5 * 3_600_000).toISOString();
  const teamId = "t".repeat(21) as TeamId;
  await before("hoursUsed", { email: "anna@example.org", payTeamId: teamId, startsAt });
  await expect.element(page.getByRole("timer")).toBeVisible();
  const openNow = page.getByRole("link", { name: "Open now" });
  await expect.element(openNow).toHaveAttribute("href", `/dashboard/team/${teamId}/upgrade`);
  await expect.element(page.getByRole("link", { name: "Day pass, $30" })).toBeVisible();
});

test("whoever cannot pay reads whom to ask", async () => {
  await before("hoursUsed", { startsAt: new Date(Date.now() + 3_600_000).toISOString() });
  await expect.element(page.getByText("A team admin can open it sooner: ask them.")).toBeVisible();
  expect(page.getByRole("link", { name: "Open now" }).elements()).toEqual([]);
});

test.each(["elsewhere", "full"] as const)(
  "from a door that is %s whoever has an account may go to their spaces",
  async (door) => {
    await before(door, { email: "mira@kestrel.example" });
    await expect.element(page.getByRole("link", { name: "Go to my spaces" })).toBeVisible();
  },
);

test.each(["elsewhere", "full"] as const)("from a door that is %s a guest is led nowhere else", async (door) => {
  await before(door);
  await expect.element(page.getByRole("button")).toBeVisible();
  expect(page.getByRole("link", { name: "Go to my spaces" }).query()).toBeNull();
});
