import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
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
