import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { CreateSpaceView } from "./CreateSpaceView.tsx";
import { exampleLibrary, ownTemplate } from "./fixtures/exampleTemplates.ts";

afterEach(async () => {
  await page.viewport(1024, 768);
});

const WINDOWS = [
  [1440, 900],
  [1280, 800],
  [1366, 768],
  [1280, 720],
  [800, 700],
] as const;

test.each(WINDOWS)("the button that makes the space is in sight in a window of %i by %i", async (width, height) => {
  await page.viewport(width, height);
  await drawnWithLinks(
    <CreateSpaceView
      team={exampleTeam()}
      offered={{ library: exampleLibrary("en"), own: [ownTemplate] }}
      first="rooftop"
      host="kite.atrium.app"
      onMade={async () => undefined}
    />,
  );
  const button = page.getByRole("button", { name: "Create a space" });
  await expect.element(button).toBeVisible();
  await expect.poll(() => button.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(height - 8);
});

test("a team whose plan has no more spaces reads so before it fills in the form, with the way to other plans", async () => {
  const team = exampleTeam({ spacesCount: 1, spacesLimit: 1 });
  const shown = (of: typeof team) =>
    drawnWithLinks(
      <CreateSpaceView
        team={of}
        offered={{ library: exampleLibrary("en"), own: [] }}
        first="lounge"
        host="kite.atrium.app"
        onMade={async () => undefined}
      />,
    );
  const screen = await shown(team);
  await expect.element(page.getByText(/^The plan has 1 space, and it is in use/)).toBeVisible();
  const way = page.getByRole("link", { name: "See plans" });
  await expect.element(way).toHaveAttribute("href", `/dashboard/team/${team.id}/upgrade`);
  await screen.unmount();
  await shown({ ...team, spacesLimit: 2 });
  await expect.element(page.getByText("We copy the link for you.")).toBeVisible();
  expect(page.getByRole("link", { name: "See plans" }).elements()).toEqual([]);
});
