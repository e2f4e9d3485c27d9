import type { SupportAccess } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleMember, exampleSpace, exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { SupportNote } from "./SupportNote.tsx";

afterEach(() => vi.unstubAllGlobals());

const note = page.getByTestId("support-access");
const minute = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const access = (endsAt: string): SupportAccess => ({
  spaceId: exampleSpace().id,
  spaceName: "Kite HQ",
  accountId: exampleMember("kim").accountId,
  name: "Kim",
  reason: "They cannot hear one another",
  openedAt: minute(-5),
  endsAt,
});

function served(accesses: SupportAccess[]) {
  const server = fakeServer();
  server.answer("listSupportAccess", { success: { accesses } });
  server.answer("endSupportAccess", { success: {} });
  return server;
}

test("an admin reads who of support may enter which space and why, and ends it", async () => {
  const server = served([access(minute(25))]);
  await drawnWithLinks(<SupportNote team={exampleTeam()} />);
  await expect.element(note.getByText(/^Support \(Kim\) may enter Kite HQ until /)).toBeVisible();
  await expect.element(note.getByText(/They cannot hear one another/)).toBeVisible();
  server.answer("listSupportAccess", { success: { accesses: [] } });
  await userEvent.click(note.getByRole("button", { name: "End all access of support to the team: Kim" }));
  await expect.element(note).not.toBeInTheDocument();
  expect(server.asked.find(({ operation }) => operation === "endSupportAccess")?.input).toEqual({
    teamId: exampleTeam().id,
    accountId: exampleMember("kim").accountId,
  });
});

test("what has run out is not said, and others than admins do not ask", async () => {
  const server = served([access(minute(-1))]);
  await drawnWithLinks(<SupportNote team={exampleTeam()} />);
  await expect.poll(() => server.asked.map(({ operation }) => operation)).toContain("listSupportAccess");
  expect(note.elements()).toEqual([]);
  const other = served([access(minute(25))]);
  await drawnWithLinks(<SupportNote team={exampleTeam({ role: "MEMBER" })} />);
  expect(note.elements()).toEqual([]);
  expect(other.asked).toEqual([]);
});
