import type { OwnSupportAccess } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleAccount, exampleSpace, exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { SupportView } from "./SupportView.tsx";

afterEach(() => vi.unstubAllGlobals());

const { accountId } = exampleAccount();
const minute = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const access: OwnSupportAccess = {
  spaceId: exampleSpace().id,
  spaceName: "Kite HQ",
  slug: "hq",
  teamId: exampleTeam().id,
  teamName: "Kite Studio",
  reason: "They cannot hear one another",
  openedAt: minute(-5),
  endsAt: minute(25),
};

test("without a space and a reason nothing is asked of the passkey", async () => {
  const server = fakeServer();
  await drawnWithLinks(<SupportView accesses={[]} accountId={accountId} />);
  await userEvent.click(page.getByRole("button", { name: "Open with a passkey" }));
  await expect.element(page.getByText("Give the space's link")).toBeVisible();
  await expect.element(page.getByText("Must contain at least 10 symbols")).toBeVisible();
  await expect.element(page.getByText("No space is open to you now.")).toBeVisible();
  expect(server.asked).toEqual([]);
});

test("an open space is entered, and ended by the staff member", async () => {
  const server = fakeServer();
  server.answer("endSupportAccess", { success: {} });
  await drawnWithLinks(<SupportView accesses={[access]} accountId={accountId} />);
  await expect.element(page.getByRole("link", { name: "Go in" })).toHaveAttribute("href", "/s/hq");
  await userEvent.click(
    page.getByRole("button", { name: "End for the whole team: all support access to Kite Studio" }),
  );
  await expect.poll(() => server.asked.map(({ operation }) => operation)).toContain("endSupportAccess");
});

test("what has run out is not open any more", async () => {
  await drawnWithLinks(<SupportView accesses={[{ ...access, endsAt: minute(-1) }]} accountId={accountId} />);
  await expect.element(page.getByText("No space is open to you now.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Go in" })).not.toBeInTheDocument();
});

test("a reason is counted in symbols, as its bounds are", async () => {
  await drawnWithLinks(<SupportView accesses={[]} accountId={accountId} />);
  await page.getByRole("textbox", { name: "Reason" }).fill("Help \u{1f44b}");
  await expect.element(page.getByText("6 / 500")).toBeVisible();
});
