import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { TeamMember } from "@atrium/contract";
import { drawn } from "../../testing/drawn.tsx";
import { examplePeople, exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { DeleteTeamDialog } from "./DeleteTeam.tsx";
import { HandOverDialog } from "./HandOverDialog.tsx";

afterEach(() => vi.unstubAllGlobals());

const team = exampleTeam();
const nothing = () => undefined;
const members: TeamMember[] = examplePeople("timur", "priya").map((person) => ({
  ...person,
  email: null,
  role: "MEMBER",
  joinedAt: "2026-10-01T10:00:00Z",
  spaceIds: [],
  lastVisitedAt: null,
  insideSpaceId: null,
}));

test("a team is deleted only once its name is typed", async () => {
  const server = fakeServer();
  await drawn(<DeleteTeamDialog team={team} opened onClose={nothing} onHandOver={nothing} onDeleted={nothing} />);
  server.answer("deleteTeam", { forbidden: {} });
  const field = page.getByRole("textbox");
  await userEvent.fill(field, "Kite");
  await userEvent.click(page.getByRole("button", { name: "Delete team" }));
  expect(server.asked.filter(({ operation }) => operation === "deleteTeam")).toEqual([]);
});

test("whoever is chosen becomes admin, and then one leaves", async () => {
  const server = fakeServer();
  server.answer("listTeamMembers", { success: { members, nextCursor: null } });
  server.answer("updateTeamMemberRole", { success: {} });
  server.answer("leaveAccountFromTeam", { success: {} });
  const left = vi.fn();
  await drawn(<HandOverDialog team={team} opened onClose={nothing} onLeft={left} />);
  const act = page.getByRole("button", { name: "Make admin and leave" });
  await expect.element(act).toBeDisabled();
  await userEvent.click(page.getByRole("radio").first());
  await userEvent.click(act);
  await expect.poll(() => left.mock.calls.length).toBe(1);
  const sent = server.asked.filter(({ operation }) => operation !== "listTeamMembers");
  expect(sent).toEqual([
    { operation: "updateTeamMemberRole", input: { teamId: team.id, accountId: members[0]?.accountId, role: "ADMIN" } },
    { operation: "leaveAccountFromTeam", input: { teamId: team.id } },
  ]);
});
