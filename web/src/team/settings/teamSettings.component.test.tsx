import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { routeTree } from "../../app/routes.tsx";
import { createQueries } from "../../platform/data/queries.ts";
import { drawn, drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleAccount, exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { TeamSettingsView } from "./TeamSettingsScreen.tsx";

beforeEach(() => page.viewport(1400, 900));
afterEach(() => {
  vi.unstubAllGlobals();
  return page.viewport(1024, 768);
});

const team = exampleTeam({ logoImageUrl: null });

async function settings(change: Partial<typeof team> = {}) {
  const server = fakeServer();
  server.answer("updateTeam", { success: { team: { ...team, color: "#DD5E48" } } });
  await drawnWithLinks(<TeamSettingsView team={{ ...team, ...change }} spaces={[]} />);
  return () => server.asked.filter(({ operation }) => operation === "updateTeam").map(({ input }) => input);
}
const button = (name: string) => page.getByRole("button", { name, exact: true });
const red = page.getByRole("radio", { name: "Colour 1", exact: true });
const shows = page.getByRole("complementary", { name: "Where it shows" });

test("a name and a colour are seen where they will stand, and kept together by one press", async () => {
  const asked = await settings();
  await expect.element(button("Save")).not.toBeInTheDocument();
  await userEvent.fill(page.getByLabelText("Team name"), "Fjord");
  await red.click({ force: true });
  await expect.element(shows.getByText("You are invited to Fjord")).toBeVisible();
  expect(asked()).toEqual([]);
  await userEvent.click(button("Save"));
  await expect.poll(asked).toEqual([{ teamId: team.id, name: "Fjord", color: "#DD5E48" }]);
});

test("what was changed can be given up, and then there is nothing to save", async () => {
  const asked = await settings();
  await red.click({ force: true });
  await userEvent.click(button("Discard"));
  await expect.element(red).not.toBeChecked();
  await expect.element(button("Save")).not.toBeInTheDocument();
  expect(asked()).toEqual([]);
});

test("a name that does not fit is not sent, and has the focus", async () => {
  const asked = await settings();
  await userEvent.fill(page.getByLabelText("Team name"), " ");
  await userEvent.click(button("Save"));
  await expect.element(page.getByLabelText("Team name")).toHaveFocus();
  expect(asked()).toEqual([]);
});

test("a part that is chosen beside the settings takes the focus; a member is led to no log", async () => {
  await settings({ role: "MEMBER" });
  await expect.element(button("Log and deleted")).not.toBeInTheDocument();
  await userEvent.click(button("Seats"));
  expect(document.activeElement?.id).toBe("team-seats");
  await expect.element(page.getByLabelText("Team name")).toBeDisabled();
});

test("seats are those that were bought, not all that the plan could have", async () => {
  await settings({ plan: "startup", capacity: 18 });
  await expect.element(page.getByText(/of 18 now/)).toBeVisible();
});

/** The page itself, as its route shows it: what somebody else changes comes in by `rename`. */
async function settingsPage() {
  const server = fakeServer();
  const known = exampleTeam({ logoImageUrl: null, plan: "enterprise", planNow: "enterprise", emailDomain: null });
  server.answer("getAccountProfile", { success: { account: exampleAccount() } });
  server.answer("listAccountTeams", { success: { teams: [known] } });
  server.answer("getTeam", { success: { team: known } });
  server.answer("listTeamSpaces", { success: { spaces: [] } });
  const queries = createQueries();
  const history = createMemoryHistory({ initialEntries: [`/dashboard/team/${known.id}/settings`] });
  await drawn(<RouterProvider router={createRouter({ routeTree, history, context: { queries } })} />, queries);
  const name = page.getByLabelText("Team name");
  await expect.element(name).toHaveValue(known.name);
  const rename = (to: string) => {
    server.answer("getTeam", { success: { team: { ...known, name: to } } });
    return queries.invalidateQueries();
  };
  return { name, rename, server, known };
}
const sender = page.getByLabelText("Sender name");

test("a name that somebody else changes stands in the field, and what is typed elsewhere on the page stays", async () => {
  const { name, rename } = await settingsPage();
  await userEvent.fill(sender, "Kite events");
  await rename("Sund");
  await expect.element(name).toHaveValue("Sund");
  await expect.element(sender).toHaveValue("Kite events");
  await expect.element(button("Discard")).not.toBeInTheDocument();
});

test("a name being typed is not replaced by one that comes, and is still to be saved", async () => {
  const { name, rename } = await settingsPage();
  await userEvent.fill(name, "Fjord");
  await rename("Sund");
  await expect.element(name).toHaveValue("Fjord");
  await userEvent.click(button("Discard"));
  await expect.element(name).toHaveValue("Sund");
});

test("saving the name says so, and leaves what is typed in other parts and since it was sent", async () => {
  const { name, rename, server, known } = await settingsPage();
  await userEvent.fill(sender, "Kite events");
  await userEvent.fill(name, "Fjord");
  server.answer("updateTeam", { success: { team: { ...known, name: "Fjord" } } });
  server.hold();
  await userEvent.click(button("Save"));
  await userEvent.fill(name, "Fjord and Co");
  server.letGo();
  await rename("Fjord");
  await expect.element(button("Save")).toBeEnabled();
  await expect.element(name).toHaveValue("Fjord and Co");
  await expect.element(sender).toHaveValue("Kite events");
  await userEvent.fill(name, "Fjord");
  await expect.element(page.getByRole("status").filter({ hasText: "Saved" })).toBeInTheDocument();
});
