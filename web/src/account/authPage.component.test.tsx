import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawnWithLinks } from "../testing/drawn.tsx";
import { AuthPage } from "./AuthPage.tsx";

afterEach(() => page.viewport(1024, 768));

test.each([
  [844, 390],
  [667, 375],
  [390, 844],
])("a space's own sign-in lays nothing over another part in a window of %d by %d", async (width, height) => {
  await page.viewport(width, height);
  await drawnWithLinks(
    <AuthPage title="Sign in" brand={<b>Kite Studio</b>} art={<p>The garden</p>}>
      <div style={{ height: 420 }}>The form</div>
    </AuthPage>,
  );
  const parts = [
    page.getByRole("banner"),
    page.getByText("The form"),
    page.getByRole("contentinfo"),
    page.getByText("Runs on Atrium"),
  ];
  await expect.element(page.getByText("The form")).toBeVisible();
  const edges = parts.map((part) => part.element().getBoundingClientRect());
  for (const [at, edge] of edges.slice(1).entries())
    expect(edge.top, `part ${at + 1}`).toBeGreaterThanOrEqual(edges[at]?.bottom ?? Infinity);
});
