import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sayIn } from "../../platform/i18n/texts.ts";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleAccount, exampleSpace, exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { teamTexts } from "../texts.ts";
import { homeModel } from "./homeModel.ts";
import { HomeView } from "./HomeView.tsx";

afterEach(() => vi.unstubAllGlobals());

const team = exampleTeam();
const space = exampleSpace({ name: "Kite HQ" });

async function homePage() {
  const server = fakeServer();
  const model = homeModel({
    account: exampleAccount(),
    team,
    spaces: [space],
    nowMs: 0,
    hour: 9,
    host: "atrium.example",
    locale: "en",
    asked: {},
    say: sayIn(teamTexts, "en"),
  });
  await drawnWithLinks(
    <>
      <HomeView model={model} team={team} spaces={[space]} isGuest={false} asked={{}} ask={() => undefined} />
      <OverlayHosts />
    </>,
  );
  const choose = async (name: string | RegExp) => {
    await userEvent.click(page.getByRole("button", { name: "Menu of Kite HQ" }));
    await userEvent.click(page.getByRole("menuitem", { name }));
  };
  return { server, choose };
}

test("a space is copied from its menu, which is gone before the copy is there to be opened", async () => {
  const { server, choose } = await homePage();
  server.answer("duplicateSpace", { success: { spaceId: space.id, slug: "hq-2", name: "Kite HQ 2" } });
  await choose("Duplicate");
  await expect.element(page.getByText("Kite HQ 2 is ready")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Open" })).toBeVisible();
  expect(server.asked.filter(({ operation }) => operation === "duplicateSpace")).toEqual([
    { operation: "duplicateSpace", input: { spaceId: space.id } },
  ]);
});

test("guests are invited into one space from its menu, people into the team beside the title", async () => {
  const { choose } = await homePage();
  await choose("Invite people");
  await expect.element(page.getByRole("dialog", { name: "Invite people to Kite HQ" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Invite people" }));
  await expect.element(page.getByRole("dialog", { name: `Invite people to ${team.name}` })).toBeVisible();
});
