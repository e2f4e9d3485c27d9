import { TeamId } from "@atrium/contract";
import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { routeTree } from "../../app/routes.tsx";
import { createQueries } from "../../platform/data/queries.ts";
import { read } from "../../platform/data/read.ts";
import { drawn } from "../../testing/drawn.tsx";
import { exampleAccount, exampleSpace, exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { DashboardPending } from "../index.ts";

afterEach(() => vi.unstubAllGlobals());

const team = exampleTeam();
const frame = page.getByRole("button", { name: "Find or go to" });
const title = page.getByRole("heading", { level: 1, name: /, Mira$/ });

async function dashboardAt(path: string, queries = createQueries()) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const [defaultPendingMs, defaultPendingComponent] = [0, () => <p>The mark</p>];
  const router = createRouter({ routeTree, history, context: { queries }, defaultPendingMs, defaultPendingComponent });
  await drawn(<RouterProvider router={router} />, queries);
  return router;
}

test("on a first load the frame stands around the page, with its title, as soon as it is known who is signed in", async () => {
  const server = fakeServer();
  server.answer("getAccountProfile", { success: { account: exampleAccount() } });
  server.answer("listAccountTeams", { success: { teams: [team] } });
  server.answer("getTeam", { success: { team } });
  server.answer("listTeamSpaces", { success: { spaces: [exampleSpace({ name: "Attic" })] } });
  server.answer("listVisitedSpaces", { success: { spaces: [] } });
  server.hold();
  await dashboardAt(`/dashboard/team/${team.id}`);
  await expect.element(page.getByText("The mark")).toBeVisible();
  expect(frame.elements()).toEqual([]);

  server.letGoOne();
  await expect.element(frame.first()).toBeInTheDocument();
  await expect.element(title).toBeVisible();
  expect(page.getByRole("heading", { name: "Attic" }).elements()).toEqual([]);
  expect(page.getByText("The mark").elements()).toEqual([]);

  server.letGo();
  await expect.element(page.getByRole("heading", { name: "Attic" })).toBeVisible();
  await expect.element(title).toBeVisible();
  expect(document.querySelector("[aria-busy]")).toBeNull();
});

test("a first load goes well too where the frame's code is here before it is known who is signed in", async () => {
  await DashboardPending.preload?.();
  const server = fakeServer();
  server.answer("getAccountProfile", { success: { account: exampleAccount() } });
  server.answer("listAccountTeams", { success: { teams: [team] } });
  server.answer("getTeam", { success: { team } });
  server.answer("listTeamSpaces", { success: { spaces: [exampleSpace({ name: "Attic" })] } });
  server.answer("listVisitedSpaces", { success: { spaces: [] } });
  server.hold();
  await dashboardAt(`/dashboard/team/${team.id}`);
  await expect.element(page.getByText("The mark")).toBeVisible();
  server.letGo();
  await expect.element(page.getByRole("heading", { name: "Attic" })).toBeVisible();
  await expect.element(title).toBeVisible();
});

/** Who is signed in is known already. */
async function knownAccount() {
  const queries = createQueries();
  await queries.prefetchQuery(read("getAccountProfile", {}));
  return queries;
}

test("on a first load of a team's people their title stands before them", async () => {
  const server = fakeServer();
  server.answer("getAccountProfile", { success: { account: exampleAccount() } });
  server.answer("listAccountTeams", { success: { teams: [team] } });
  const queries = await knownAccount();
  server.hold();
  await dashboardAt(`/dashboard/team/${team.id}/users`, queries);
  await expect.element(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
  server.letGo();
});

test("on the way from one team to another the other's home is greeted at once", async () => {
  const other = exampleTeam({ id: TeamId.parse("nordlys".padEnd(21, "0")), name: "Nordlys" });
  const server = fakeServer();
  server.answer("getAccountProfile", { success: { account: exampleAccount() } });
  server.answer("listAccountTeams", { success: { teams: [team, other] } });
  server.answer("getTeam", { success: { team } });
  server.answer("listTeamSpaces", { success: { spaces: [exampleSpace({ name: "Attic" })] } });
  server.answer("listVisitedSpaces", { success: { spaces: [] } });
  const router = await dashboardAt(`/dashboard/team/${team.id}`, await knownAccount());
  await expect.element(page.getByRole("heading", { name: "Attic" })).toBeVisible();
  server.hold();
  void router.navigate({ to: "/dashboard/team/$teamId", params: { teamId: other.id } });
  await expect.poll(() => document.querySelector("[aria-busy] h1")).not.toBeNull();
  await expect.element(title).toBeVisible();
  expect(page.getByRole("heading", { name: "Attic" }).elements()).toEqual([]);
  server.letGo();
});
