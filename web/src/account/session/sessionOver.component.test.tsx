import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { routeTree } from "../../app/routes.tsx";
import { queries } from "../../platform/data/queries.ts";
import { i18n } from "../../platform/i18n/i18n.ts";
import { drawn } from "../../testing/drawn.tsx";
import { drawnAt } from "../../testing/drawnAt.tsx";
import { exampleAccount } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { accountChanged, ownProfile } from "./ownAccount.ts";
import { SessionOver } from "./SessionOver.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  queries.clear();
});

/** A page of the dashboard, whose session then ends. */
async function dashboard() {
  const server = fakeServer();
  server.answer("getAccountProfile", { success: { account: exampleAccount() } });
  server.answer("listAccountTeams", { success: { teams: [] } });
  accountChanged(exampleAccount());
  const history = createMemoryHistory({ initialEntries: ["/dashboard/account"] });
  await drawn(<RouterProvider router={createRouter({ routeTree, history, context: { queries } })} />, queries);
  await expect.element(page.getByRole("button", { name: "Find or go to" }).first()).toBeInTheDocument();
  server.answer("getAccountProfile", { success: { account: null } });
  return history;
}
const welcome = page.getByRole("heading", { name: "Welcome to Atrium" });
const says = page.getByText("Your session has ended. Sign in, and you are back where you were.");

test("whoever is sent to sign-in because their session has ended reads so, in their language", async () => {
  const history = await dashboard();
  await queries.invalidateQueries(ownProfile);
  await expect.element(welcome).toBeVisible();
  await expect.element(says).toBeVisible();
  expect(history.location.pathname).toBe("/login");
  await i18n.changeLanguage("ru");
  await expect.element(page.getByText("Сеанс закончился. Войдите, и вы вернётесь туда, где были.")).toBeVisible();
});

test.each([
  { left: true, state: undefined },
  { left: false, state: true },
])("only where it ended by itself is it said: left here $left", async ({ left, state }) => {
  fakeServer();
  accountChanged(exampleAccount());
  if (left) accountChanged(null);
  const { history } = await drawnAt(<SessionOver />);
  await expect.poll(() => history.location.pathname).toBe("/login");
  expect(history.location.state.sessionOver).toBe(state);
});
