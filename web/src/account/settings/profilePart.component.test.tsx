import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleAccount } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { ProfilePart } from "./ProfilePart.tsx";

afterEach(() => vi.unstubAllGlobals());

const account = exampleAccount();
const name = page.getByLabelText("Name", { exact: true });
const about = page.getByLabelText("About", { exact: true });

test("what is changed is kept as soon as one pauses, once, and the page says so", async () => {
  const server = fakeServer();
  server.answer("updateAccount", { success: { account: { ...account, name: "Mira H." } } });
  await drawnWithLinks(<ProfilePart account={account} />);
  await userEvent.fill(name, "Mira");
  await userEvent.fill(name, "Mira H.");
  await expect
    .poll(() => server.asked, { timeout: 5000 })
    .toEqual([{ operation: "updateAccount", input: { name: "Mira H." } }]);
});

test("what was refused is said and waits for another change", async () => {
  const server = fakeServer();
  server.answer("updateAccount", { forbidden: {} });
  await drawnWithLinks(<ProfilePart account={account} />);
  await userEvent.fill(name, "Mira H.");
  await expect.element(page.getByRole("alert").first()).toHaveTextContent("Sorry, you don't have access");
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(server.asked).toHaveLength(1);
  await userEvent.fill(name, "Mira Hansen");
  await expect.poll(() => server.asked.length, { timeout: 5000 }).toBe(2);
});

test("a name that is taken away is not sent", async () => {
  const server = fakeServer();
  await drawnWithLinks(<ProfilePart account={account} />);
  await userEvent.fill(name, " ");
  await expect.element(page.getByText("Enter a name, so that people know who you are")).toBeVisible();
  expect(server.asked).toEqual([]);
});

test("a name that is missing says so, and takes nobody out of the field they type in", async () => {
  fakeServer();
  await drawnWithLinks(<ProfilePart account={account} />);
  await userEvent.fill(name, " ");
  await userEvent.fill(about, "Draws maps");
  await expect.element(page.getByText("Enter a name, so that people know who you are")).toBeVisible();
  await expect.element(about).toHaveFocus();
});
