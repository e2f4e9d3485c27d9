import type { Team } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sayIn } from "../../platform/i18n/texts.ts";
import { drawn } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { teamTexts } from "../texts.ts";
import { exampleLibrary, ownTemplate } from "./fixtures/exampleTemplates.ts";
import { NewSpaceForm } from "./NewSpaceForm.tsx";
import { originsOf } from "./origins.ts";

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1024, 768);
});

async function opened({ plan = "custom", at = 0 }: { plan?: Team["plan"]; at?: number } = {}) {
  const server = fakeServer();
  server.answer("isSpaceSlugAvailable", { success: { isAvailable: true } });
  const origins = originsOf({ library: exampleLibrary("en"), own: [ownTemplate] }, sayIn(teamTexts, "en"));
  const made: string[] = [];
  const team = exampleTeam({ plan, spacesCount: 0 });
  const origin = origins[at];
  if (origin === undefined) throw new Error("No such template");
  const onMade = async (slug: string) => void made.push(slug);
  await drawn(<NewSpaceForm team={team} origin={origin} host="kite.example" onMade={onMade} />);
  const asked = () => server.asked.filter(({ operation }) => operation === "createSpace").map(({ input }) => input);
  return { server, made, asked, team };
}

const create = () => userEvent.click(page.getByRole("button", { name: "Create a space" }));

test("a space is made of what is chosen, for the team, at the address that follows its name", async () => {
  const { server, made, asked, team } = await opened({ at: 1 });
  server.answer("createSpace", { success: { spaceId: ownTemplate.spaceId, slug: "attic" } });
  await userEvent.fill(page.getByLabelText("Space name"), " Attic ");
  await expect.element(page.getByText("Available")).toBeVisible();
  await create();
  await expect.poll(() => made).toEqual(["attic"]);
  expect(asked()).toEqual([{ teamId: team.id, name: "Attic", access: "team", template: "office" }]);
});

test("a template of the team is copied, for whom its maker says", async () => {
  const { server, made, asked } = await opened();
  server.answer("createSpace", { success: { spaceId: ownTemplate.spaceId, slug: "attic" } });
  await userEvent.fill(page.getByLabelText("Space name"), "Attic");
  await userEvent.click(page.getByText("Only people I choose"));
  await create();
  await expect.poll(() => made).toEqual(["attic"]);
  expect(asked()).toMatchObject([{ template: "duplicate", oldSpaceId: ownTemplate.spaceId, access: "chosen" }]);
});

test("a plan without private spaces offers the link alone", async () => {
  await opened({ plan: "free" });
  await expect.element(page.getByRole("radio", { name: /Anyone with the link/ })).toBeChecked();
  await expect.element(page.getByRole("radio", { name: /Everyone at/ })).toBeDisabled();
});

test("without a name nothing is asked, and the field says why", async () => {
  const { asked } = await opened();
  await create();
  await expect.element(page.getByText("Fill this in")).toBeVisible();
  await expect.element(page.getByLabelText("Space name")).toHaveFocus();
  expect(asked()).toEqual([]);
});

test("a refusal is said, and an address that somebody took meanwhile is marked as taken", async () => {
  const { server } = await opened();
  server.answer("createSpace", { spacesQuantityRateLimit: { limit: 1 } });
  await userEvent.fill(page.getByLabelText("Space name"), "Attic");
  await create();
  await expect.element(page.getByRole("alert")).not.toBeEmptyDOMElement();
  server.answer("createSpace", { alreadyExists: {} });
  await create();
  await expect.element(page.getByText("Taken")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Create a space" })).toBeDisabled();
});

test("an address that the network kept from being asked about does not keep a space from being made", async () => {
  const { server, made, asked } = await opened();
  server.lose("isSpaceSlugAvailable");
  server.answer("createSpace", { success: { spaceId: ownTemplate.spaceId, slug: "attic" } });
  await userEvent.fill(page.getByLabelText("Space name"), "Attic");
  await expect.poll(() => server.asked.map(({ operation }) => operation)).toContain("isSpaceSlugAvailable");
  await create();
  await expect.poll(() => made).toEqual(["attic"]);
  expect(asked()).toHaveLength(1);
});

test("a free address makes the form no wider than the phone", async () => {
  await page.viewport(390, 844);
  await opened();
  await userEvent.fill(page.getByLabelText("Space name"), "Attic");
  await expect.element(page.getByRole("status").filter({ hasText: "Available" })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
