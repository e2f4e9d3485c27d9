import type { OwnSupportAccess } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleAccount, exampleSpace, exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { SupportView } from "./SupportView.tsx";

afterEach(() => vi.unstubAllGlobals());

const { accountId } = exampleAccount();
const access: OwnSupportAccess = {
  spaceId: exampleSpace().id,
  spaceName: "Kite HQ",
  slug: "hq",
  teamId: exampleTeam().id,
  teamName: "Kite Studio",
  reason: "They cannot hear one another",
  openedAt: "2026-11-22T10:00:00Z",
  endsAt: "2026-11-22T10:30:00Z",
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
  await userEvent.click(page.getByRole("button", { name: "End the access to Kite HQ" }));
  await expect.poll(() => server.asked.map(({ operation }) => operation)).toContain("endSupportAccess");
});
