import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createQueries } from "../platform/data/queries.ts";
import { drawn } from "../testing/drawn.tsx";
import { exampleAccount } from "../testing/examples.ts";
import { fakeServer } from "../testing/fakeServer.ts";
import { routeTree } from "./routes.tsx";

afterEach(() => vi.unstubAllGlobals());

test("a question mark on the dashboard leads to the page of keys, but not in a field that takes letters", async () => {
  const server = fakeServer();
  server.answer("getAccountProfile", { success: { account: exampleAccount() } });
  server.answer("listAccountTeams", { success: { teams: [] } });
  const queries = createQueries();
  const history = createMemoryHistory({ initialEntries: ["/dashboard/account"] });
  const router = createRouter({ routeTree, history, context: { queries } });
  await drawn(<RouterProvider router={router} />, queries);

  const name = page.getByLabelText("Name", { exact: true });
  await userEvent.fill(name, "Mira");
  await userEvent.type(name, "?");
  await expect.element(name).toHaveValue("Mira?");
  expect(history.location.pathname).toBe("/dashboard/account");

  await userEvent.click(page.getByRole("heading", { level: 1 }));
  await userEvent.keyboard("?");
  await expect.element(page.getByRole("heading", { name: "Keyboard shortcuts" })).toBeVisible();
  expect(history.location.pathname).toBe("/dashboard/shortcuts");
});
