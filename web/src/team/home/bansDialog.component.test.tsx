import { newId, type AccountId, type SpaceId } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fakeServer } from "../../testing/fakeServer.ts";
import { BansDialog } from "./BansDialog.tsx";

afterEach(() => vi.unstubAllGlobals());

const spaceId = newId<SpaceId>();
const gleb = {
  accountId: newId<AccountId>(),
  name: "Gleb",
  bannedAt: "2026-11-21T10:00:00.000Z",
  until: "2026-11-22T10:00:00.000Z",
};
const anna = { ...gleb, accountId: newId<AccountId>(), name: "Anna", until: null };

async function opened(bans: readonly unknown[]) {
  const server = fakeServer();
  server.answer("listBans", { success: { bans } });
  await drawn(<BansDialog spaceId={spaceId} onClose={() => undefined} />);
  return server;
}

test("the list says who is kept out and until when", async () => {
  await opened([gleb, anna]);
  await expect.element(page.getByText(/^Until 22 November 2026/)).toBeVisible();
  await expect.element(page.getByText("Forever")).toBeVisible();
});

test("whoever is let in leaves the list at once, and nobody is left in it", async () => {
  const server = await opened([gleb]);
  server.answer("liftBan", { success: {} });
  await expect.element(page.getByText("Gleb")).toBeVisible();
  server.answer("listBans", { success: { bans: [] } });
  await userEvent.click(page.getByRole("button", { name: "Let in Gleb" }));
  await expect.element(page.getByText("Nobody is banned.")).toBeVisible();
  expect(server.asked).toContainEqual({ operation: "liftBan", input: { spaceId, accountId: gleb.accountId } });
});

test("who could not be let in is in the list again, with the reason", async () => {
  const server = await opened([gleb]);
  server.answer("liftBan", { forbidden: {} });
  await userEvent.click(page.getByRole("button", { name: "Let in Gleb" }));
  await expect.element(page.getByRole("alert")).not.toBeEmptyDOMElement();
  await expect.element(page.getByText("Gleb")).toBeVisible();
});

test("a list that is refused says why and is asked for again, in the dialog", async () => {
  const server = fakeServer();
  server.answer("listBans", { forbidden: {} });
  await drawn(<BansDialog spaceId={spaceId} onClose={() => undefined} />);
  await expect.element(page.getByRole("dialog").getByRole("alert")).toHaveTextContent("Sorry, you don't have access");
  server.answer("listBans", { success: { bans: [gleb] } });
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByText("Gleb")).toBeVisible();
});
