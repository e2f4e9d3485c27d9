import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleTeam, exampleVisited } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { VisitedSpaces } from "./VisitedSpaces.tsx";

afterEach(() => vi.unstubAllGlobals());

const [hall, rooftop, attic] = [
  exampleVisited({ name: "Hall" }),
  exampleVisited({ name: "Rooftop" }),
  exampleVisited({ name: "Attic" }),
];
const removing = (name: string) => page.getByRole("button", { name: `Remove ${name} from last visited` });

async function shown() {
  const server = fakeServer();
  server.answer("listVisitedSpaces", { success: { spaces: [hall, rooftop, attic] } });
  await drawnWithLinks(
    <>
      <VisitedSpaces teamId={exampleTeam().id} />
      <OverlayHosts />
    </>,
  );
  await expect.element(removing("Rooftop")).toBeInTheDocument();
  return server;
}

test("a space is taken from the list at once, and the keyboard goes on at the next one", async () => {
  const server = await shown();
  server.answer("deleteVisitedSpace", { success: {} });
  server.answer("listVisitedSpaces", { success: { spaces: [hall, attic] } });
  removing("Rooftop").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(removing("Attic")).toHaveFocus();
  await expect.element(page.getByRole("link", { name: /Rooftop/ })).not.toBeInTheDocument();
  const asked = server.asked.filter(({ operation }) => operation === "deleteVisitedSpace");
  expect(asked.map(({ input }) => input)).toEqual([{ spaceId: rooftop.id }]);
});

test("one that could not be taken away is in the list again, with the reason", async () => {
  const server = await shown();
  server.answer("deleteVisitedSpace", { tooOftenAttempts: { retryAfterMs: 1000 } });
  await userEvent.click(removing("Rooftop"));
  await expect.element(page.getByText("Too often attempts try again later")).toBeVisible();
  await expect.element(removing("Rooftop")).toBeInTheDocument();
});
