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
