import { newId, type SpaceId } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { DeletedSpaces } from "./DeletedSpaces.tsx";

afterEach(() => vi.unstubAllGlobals());

const spaceId = newId<SpaceId>();
const attic = { spaceId, name: "Attic", deletedAt: "2026-11-20T10:00:00.000Z", until: "2026-12-04T10:00:00.000Z" };

async function opened(team = exampleTeam()) {
  const server = fakeServer();
  server.answer("listDeletedSpaces", { success: { spaces: [attic] } });
  await drawn(<DeletedSpaces team={team} />);
  return { server, team };
}

test("a deleted space comes back by its button, and leaves the list", async () => {
  const { server, team } = await opened();
  server.answer("restoreSpace", { success: { spaceId, slug: "attic" } });
  await expect.element(page.getByText("Attic")).toBeVisible();
  server.answer("listDeletedSpaces", { success: { spaces: [] } });
  await userEvent.click(page.getByRole("button", { name: "Restore Attic" }));
  await expect.element(page.getByText("Deleted spaces")).not.toBeInTheDocument();
  expect(server.asked).toContainEqual({ operation: "restoreSpace", input: { teamId: team.id, spaceId } });
});

test("those who do not delete spaces are shown none, and nothing is asked", async () => {
  const { server } = await opened(exampleTeam({ role: "MEMBER" }));
  await expect.element(page.getByText("Attic")).not.toBeInTheDocument();
  expect(server.asked).toEqual([]);
});
