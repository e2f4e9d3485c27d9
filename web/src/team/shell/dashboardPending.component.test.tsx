import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { routeTree } from "../../app/routes.tsx";
import { createQueries } from "../../platform/data/queries.ts";
import { drawn } from "../../testing/drawn.tsx";
import { exampleAccount, exampleSpace, exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";

afterEach(() => vi.unstubAllGlobals());

const team = exampleTeam();
const frame = page.getByRole("button", { name: "Find or go to" });
const title = page.getByRole("heading", { level: 1, name: /, Mira$/ });

test("on a first load the frame stands around the page, with its title, as soon as it is known who is signed in", async () => {
  const server = fakeServer();
  server.answer("getAccountProfile", { success: { account: exampleAccount() } });
  server.answer("listAccountTeams", { success: { teams: [team] } });
  server.answer("getTeam", { success: { team } });
  server.answer("listTeamSpaces", { success: { spaces: [exampleSpace({ name: "Attic" })] } });
  server.answer("listVisitedSpaces", { success: { spaces: [] } });
  server.hold();
  const queries = createQueries();
  const history = createMemoryHistory({ initialEntries: [`/dashboard/team/${team.id}`] });
  const [defaultPendingMs, defaultPendingComponent] = [0, () => <p>The mark</p>];
  const router = createRouter({ routeTree, history, context: { queries }, defaultPendingMs, defaultPendingComponent });
  await drawn(<RouterProvider router={router} />, queries);
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
