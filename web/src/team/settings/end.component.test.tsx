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
const members: TeamMember[] = examplePeople("timur", "priya").map((person, at) => ({
  ...person,
  email: null,
  role: "MEMBER",
  joinedAt: "2026-10-01T10:00:00Z",
  spaceIds: [],
  lastVisitedAt: at === 0 ? "2026-11-21T09:40:00Z" : null,
  insideSpaceId: null,
}));

test("a team is deleted only once its name is typed, by the keyboard too", async () => {
  const server = fakeServer();
  const deleted = vi.fn();
  await drawn(<DeleteTeamDialog team={team} opened onClose={nothing} onHandOver={nothing} onDeleted={deleted} />);
  server.answer("deleteTeam", { success: {} });
  const field = page.getByRole("textbox");
  const act = page.getByRole("button", { name: "Delete team" });
  await userEvent.fill(field, team.name.slice(0, -1));
  await userEvent.keyboard("{Enter}");
  await expect.element(act).toBeDisabled();
  expect(server.asked).toEqual([]);
  await userEvent.fill(field, ` ${team.name} `);
  await userEvent.click(act);
  await expect.poll(() => deleted.mock.calls.length).toBe(1);
  expect(server.asked).toEqual([{ operation: "deleteTeam", input: { teamId: team.id } }]);
});

test("whoever was seen last is asked for first, suggested and chosen; a search chooses nobody", async () => {
  const server = fakeServer();
  server.answer("listTeamMembers", { success: { members, nextCursor: null } });
  await drawn(<HandOverDialog team={team} opened onClose={nothing} onLeft={nothing} />);
  await expect.element(page.getByRole("radio", { name: /^Timur.*Last visit: .*Suggested/ })).toBeChecked();
  await expect.element(page.getByRole("radio", { name: /^Priya.*Never visited/ })).not.toBeChecked();
  await expect.element(page.getByText("Timur gets an email about it.")).toBeVisible();
  expect(server.asked[0]?.input).toMatchObject({ role: "MEMBER", sort: "seen", isDown: true });
  await userEvent.fill(page.getByRole("searchbox"), "p");
  await expect.element(page.getByRole("button", { name: "Make admin and leave" })).toBeDisabled();
});

test("nobody is suggested where nobody was ever seen", async () => {
  const server = fakeServer();
  const unseen = members.map((member) => ({ ...member, lastVisitedAt: null }));
  server.answer("listTeamMembers", { success: { members: unseen, nextCursor: null } });
  await drawn(<HandOverDialog team={team} opened onClose={nothing} onLeft={nothing} />);
  await expect.element(page.getByRole("radio").first()).not.toBeChecked();
  await expect.element(page.getByText("Suggested")).not.toBeInTheDocument();
});

test("whoever is chosen becomes admin, and then one leaves", async () => {
  const server = fakeServer();
  server.answer("listTeamMembers", { success: { members, nextCursor: null } });
  server.answer("updateTeamMemberRole", { success: {} });
  server.answer("leaveAccountFromTeam", { success: {} });
  const left = vi.fn();
  await drawn(<HandOverDialog team={team} opened onClose={nothing} onLeft={left} />);
  const act = page.getByRole("button", { name: "Make admin and leave" });
  await userEvent.click(page.getByRole("radio").last());
  await userEvent.click(act);
  await expect.poll(() => left.mock.calls.length).toBe(1);
  const sent = server.asked.filter(({ operation }) => operation !== "listTeamMembers");
  expect(sent).toEqual([
    { operation: "updateTeamMemberRole", input: { teamId: team.id, accountId: members[1]?.accountId, role: "ADMIN" } },
    { operation: "leaveAccountFromTeam", input: { teamId: team.id } },
  ]);
});
