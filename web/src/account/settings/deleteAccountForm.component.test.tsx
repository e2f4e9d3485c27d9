import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { exampleTeam } from "../../testing/examples.ts";
import { drawn } from "../../testing/drawn.tsx";
import { DeleteAccountForm } from "./DeleteAccountForm.tsx";

async function opened(email: string | null, refused: string | null = null) {
  const onDelete = vi.fn(async () => refused);
  const terms = { teamsToHandOver: [], teamsThatGo: [exampleTeam({ name: "Nordlys" })] };
  const given = { email, terms, onDelete, onKeep: () => undefined };
  await drawn(<DeleteAccountForm {...given} />);
  return onDelete;
}
const deleteNow = () => page.getByRole("button", { name: "Delete account" });
const field = () => page.getByLabelText("To be sure, type mira@kite.studio");

test("an account goes only once its address is typed, in capitals or not", async () => {
  const onDelete = await opened("mira@kite.studio");
  await expect.element(deleteNow()).toBeDisabled();
  await userEvent.fill(field(), "Mira@kite.studio ");
  await userEvent.click(deleteNow());
  expect(onDelete).toHaveBeenCalledOnce();
});

test("Enter does not delete what is not confirmed", async () => {
  const onDelete = await opened("mira@kite.studio");
  await userEvent.fill(field(), "mira@kite");
  await userEvent.keyboard("{Enter}");
  expect(onDelete).not.toHaveBeenCalled();
});

test("a guest has nothing to type, and the team that goes along is named", async () => {
  const onDelete = await opened(null);
  await expect.element(page.getByText("Nordlys")).toBeVisible();
  await userEvent.click(deleteNow());
  expect(onDelete).toHaveBeenCalledOnce();
});

test("why an account could not be deleted is said, and may be tried again", async () => {
  const onDelete = await opened(null, "Check your internet connection");
  await userEvent.click(deleteNow());
  await expect.element(page.getByRole("alert")).toHaveTextContent("Check your internet connection");
  await userEvent.click(deleteNow());
  expect(onDelete).toHaveBeenCalledTimes(2);
});
