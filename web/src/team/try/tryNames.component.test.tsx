import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleAccount } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { TryNames } from "./TryNames.tsx";

afterEach(() => vi.unstubAllGlobals());

const spaceName = page.getByLabelText("Space name");
const make = page.getByRole("button", { name: "Create my space" });
const made = {
  teamId: "t".repeat(21),
  spaceId: "s".repeat(21),
  slug: "garden-1",
  account: exampleAccount({ email: null }),
};

test("two names and a room make a space with rooms in the language of the page, once", async () => {
  const { server, onMade } = await open();
  server.answer("tryForFree", { success: made });
  await userEvent.fill(spaceName, " Garden ");
  await userEvent.fill(page.getByLabelText("Team name"), "Kite");
  await userEvent.click(page.getByRole("radio", { name: "Garden" }), { force: true });
  await userEvent.dblClick(make);
  await expect.poll(() => onMade).toHaveBeenCalled();
  expect(onMade).toHaveBeenCalledWith({ slug: "garden-1", spaceName: "Garden", template: "garden" });
  const input = { teamName: "Kite", spaceName: "Garden", template: "garden", locale: "en" };
  expect(server.asked.filter(({ operation }) => operation === "tryForFree")).toEqual([
    { operation: "tryForFree", input },
  ]);
});

test("an empty name makes nothing and has the focus; a refusal keeps the names", async () => {
  const { server, onMade } = await open();
  await userEvent.fill(spaceName, "  ");
  await userEvent.click(make);
  await expect.element(spaceName).toHaveFocus();
  await expect.element(page.getByText("Fill this in")).toBeVisible();
  expect(server.asked).toEqual([]);
  server.answer("tryForFree", { tooOftenAttempts: {} });
  await userEvent.fill(spaceName, "Garden");
  await userEvent.click(make);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Too often attempts try again later");
  await expect.element(spaceName).toHaveValue("Garden");
  expect(onMade).not.toHaveBeenCalled();
});

async function open() {
  const server = fakeServer();
  const onMade = vi.fn(async () => undefined);
  await drawnWithLinks(<TryNames onMade={onMade} />);
  return { server, onMade };
}
