import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { exampleMember, exampleTeam } from "../../testing/examples.ts";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { DeleteAccountForm } from "./DeleteAccountForm.tsx";

type Given = Parameters<typeof DeleteAccountForm>[0];

async function opened(
  email: string | null,
  { refused = null, toHandOver = [] }: Partial<Given> & { refused?: string | null } = {},
) {
  const onDelete = vi.fn<Given["onDelete"]>(async () => refused);
  const given = { email, toHandOver, teamsThatGo: [exampleTeam({ name: "Nordlys" })], onDelete };
  await drawnWithLinks(<DeleteAccountForm {...given} />);
  return onDelete;
}
const deleteNow = () => page.getByRole("button", { name: "Delete account" });
const field = () => page.getByLabelText("To confirm, type mira@kite.studio");

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
  const onDelete = await opened(null, { refused: "Check your internet connection" });
  await userEvent.click(deleteNow());
  await expect.element(page.getByRole("alert")).toHaveTextContent("Check your internet connection");
  await userEvent.click(deleteNow());
  expect(onDelete).toHaveBeenCalledTimes(2);
});

test("a team that nobody else leads needs a new admin first, who is handed over with it", async () => {
  const team = exampleTeam({ name: "Kite" });
  const timur = exampleMember("timur", { name: "Timur" });
  const onDelete = await opened("mira@kite.studio", { toHandOver: [{ team, members: [timur] }] });
  await userEvent.fill(field(), "mira@kite.studio");
  await expect.element(deleteNow()).toBeDisabled();
  await userEvent.click(page.getByRole("combobox", { name: "New admin of Kite" }));
  await userEvent.click(page.getByRole("option", { name: "Timur" }));
  await userEvent.click(deleteNow());
  expect(onDelete).toHaveBeenCalledExactlyOnceWith([{ teamId: team.id, accountId: timur.accountId }]);
});
