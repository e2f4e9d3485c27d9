import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { exampleAccount } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { ChangeEmailDialog } from "./ChangeEmailDialog.tsx";

afterEach(() => vi.unstubAllGlobals());

const account = exampleAccount();
const email = account.email ?? "";
const sent = { authKey: "k".repeat(22), newCodeAfterMs: 30_000, expiresInMs: 600_000 };

test("the new address is proven by its code, and the dialog closes once it is the account's", async () => {
  const server = fakeServer();
  const closed = vi.fn();
  server.answer("changeAccountEmail", { success: sent });
  await drawn(<ChangeEmailDialog email={email} opened onClose={closed} />);
  await userEvent.fill(page.getByLabelText("New address"), "mira@nordlys.no");
  await userEvent.click(page.getByRole("button", { name: "Send code" }));
  await expect.element(page.getByText("mira@nordlys.no")).toBeVisible();
  expect(server.asked).toContainEqual({
    operation: "changeAccountEmail",
    input: { email: "mira@nordlys.no", locale: "en" },
  });

  server.answer("authAccountByMagicLink2", { invalidCode: { triesLeft: 4 } });
  await userEvent.click(page.getByLabelText("Digit 1 of 6"));
  await userEvent.keyboard("111111");
  await expect.element(page.getByText(/tries left/)).toBeVisible();
  server.answer("authAccountByMagicLink2", { emailIsUsed: {} });
  await userEvent.click(page.getByLabelText("Digit 1 of 6"));
  await userEvent.keyboard("222222");
  await expect.element(page.getByText(/tries left/)).not.toBeInTheDocument();
  expect(closed).not.toHaveBeenCalled();
});

test("one's own address is no new one, and is not asked about", async () => {
  const server = fakeServer();
  await drawn(<ChangeEmailDialog email={email} opened onClose={() => undefined} />);
  await userEvent.fill(page.getByLabelText("New address"), email.toUpperCase());
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("This is already your address.")).toBeVisible();
  expect(server.asked).toEqual([]);
});

test("whoever signed in long ago shows first that it is them, and then the new address is asked for by itself", async () => {
  const server = fakeServer();
  server.answer("changeAccountEmail", { proofNeeded: {} });
  await drawn(<ChangeEmailDialog email={email} opened onClose={() => undefined} />);
  await userEvent.fill(page.getByLabelText("New address"), "mira@nordlys.no");
  await userEvent.click(page.getByRole("button", { name: "Send code" }));
  await expect.element(page.getByText(/to make sure it is you/)).toBeVisible();
  server.answer("changeAccountEmail", { success: sent });
  await userEvent.click(page.getByRole("button", { name: "Send code" }));
  server.answer("authAccountByMagicLink2", { success: { account, redirect: null, isNew: false, isBack: false } });
  await userEvent.click(page.getByLabelText("Digit 1 of 6"));
  await userEvent.keyboard("111111");
  await expect.element(page.getByText("mira@nordlys.no")).toBeVisible();
  const asked = server.asked.filter(({ operation }) => operation === "changeAccountEmail");
  expect(asked.map(({ input }) => input)).toEqual([
    { email: "mira@nordlys.no", locale: "en" },
    { email, locale: "en" },
    { email: "mira@nordlys.no", locale: "en" },
  ]);
});
