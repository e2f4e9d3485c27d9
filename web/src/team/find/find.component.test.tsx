import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { routeTree } from "../../app/routes.tsx";
import { createQueries } from "../../platform/data/queries.ts";
import { drawn } from "../../testing/drawn.tsx";
import { exampleAccount, exampleMember, exampleSpace, exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";

afterEach(() => vi.unstubAllGlobals());

const team = exampleTeam();
const priya = exampleMember("priya");

async function dashboard(at: string) {
  const server = fakeServer();
  server.answer("getAccountProfile", { success: { account: exampleAccount() } });
  server.answer("listAccountTeams", { success: { teams: [team] } });
  server.answer("getTeam", { success: { team } });
  server.answer("listTeamSpaces", { success: { spaces: [exampleSpace()] } });
  server.answer("listVisitedSpaces", { success: { spaces: [] } });
  server.answer("listTeamMembers", { success: { members: [priya], nextCursor: null } });
  const queries = createQueries();
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree, history, context: { queries } });
  await drawn(<RouterProvider router={router} />, queries);
  await expect.element(page.getByRole("button", { name: "Find or go to" }).first()).toBeInTheDocument();
  return { server, history };
}
const field = page.getByRole("combobox", { name: "A space, a person, a page" });
const press = () => userEvent.keyboard("{Control>}k{/Control}");

test("Ctrl-K finds a page by its name, and Enter goes there", async () => {
  const { history } = await dashboard("/dashboard/shortcuts");
  await press();
  await expect.element(field).toHaveFocus();
  await userEvent.fill(field, "audit");
  await expect.element(page.getByRole("option", { name: /Audit log/, selected: true })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => history.location.pathname).toBe(`/dashboard/team/${team.id}/settings/audit`);
  await expect.element(field).not.toBeInTheDocument();
});

test("the server is asked for people once a letter is typed, and whoever is chosen is written to", async () => {
  const { server, history } = await dashboard("/dashboard/shortcuts");
  await userEvent.click(page.getByRole("button", { name: "Find or go to" }).first());
  await expect.element(field).toHaveFocus();
  const asked = () => server.asked.filter(({ operation }) => operation === "listTeamMembers");
  expect(asked()).toEqual([]);
  await userEvent.fill(field, "priy");
  await userEvent.click(page.getByRole("option", { name: /Priya/ }));
  expect(asked()).toEqual([{ operation: "listTeamMembers", input: { teamId: team.id, find: "priy" } }]);
  await expect.poll(() => history.location.href).toContain(`/dashboard/messages?with=${priya.accountId}`);
});

test("Escape puts it away and gives the focus back to the button", async () => {
  await dashboard("/dashboard/shortcuts");
  const button = page.getByRole("button", { name: "Find or go to" }).first();
  await userEvent.click(button);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
