import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleAccount, exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { DashboardSide } from "./DashboardSide.tsx";
import type { FrameModel } from "./frameModel.ts";

const account = exampleAccount();
const actions = { find: () => {}, openProfile: () => {}, openNewTeam: null, showAround: () => {} };

async function side(model: Pick<FrameModel, "teams" | "team">) {
  fakeServer();
  const { container } = await drawnWithLinks(
    <DashboardSide model={{ account, spaces: null, ...model }} actions={actions} />,
  );
  await expect.element(page.getByRole("navigation", { name: "Messages" })).toBeVisible();
  return container;
}

const skeletons = (container: Element) => container.querySelectorAll("[data-visible]").length;

test("while the teams are on their way their places shimmer", async () => {
  expect(skeletons(await side({ teams: null, team: null }))).toBeGreaterThan(0);
});

test("without a team there is nothing to wait for: nothing shimmers", async () => {
  expect(skeletons(await side({ teams: [], team: null }))).toBe(0);
});

test("the team that is open has its places", async () => {
  const team = exampleTeam();
  expect(skeletons(await side({ teams: [team], team }))).toBe(0);
  await expect.element(page.getByRole("navigation", { name: team.name })).toBeVisible();
});
