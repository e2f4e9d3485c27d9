import type { SpaceId } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../testing/drawn.tsx";
import { exampleEntrance } from "../testing/examples.ts";
import { fakeServer } from "../testing/fakeServer.ts";
import { ClosedDoorPage } from "./ClosedDoorPage.tsx";
import type { ClosedDoor } from "./spaceScreenModel.ts";

afterEach(() => vi.unstubAllGlobals());

async function before(
  door: ClosedDoor,
  { email = null, hasKnocked = false }: { email?: string | null; hasKnocked?: boolean } = {},
) {
  const tryAgain = vi.fn();
  await drawn(
    <ClosedDoorPage
      door={door}
      spaceName="Kestrel"
      slug="kestrel"
      spaceId={"kestrel".padEnd(21, "_") as SpaceId}
      hasKnocked={hasKnocked}
      startsAt={null}
      email={email}
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
