import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { exampleAccount } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { noteSignedInByMail } from "./passkeyOffer.ts";
import { PasskeyOffer } from "./PasskeyOffer.tsx";
import { PasskeysSetting } from "./PasskeysSetting.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

const account = exampleAccount();
const passkey = {
  id: "p".repeat(21),
  name: "Blue laptop",
  createdAt: "2026-11-03T09:00:00Z",
  lastUsedAt: null,
  isSynced: false,
};
/** A computer with a fingerprint reader. */
function withOwnLock() {
  vi.spyOn(PublicKeyCredential, "isUserVerifyingPlatformAuthenticatorAvailable").mockResolvedValue(true);
}

test("a passkey is renamed, and removed once that was confirmed", async () => {
  const server = fakeServer();
  server.answer("listPasskeys", { success: { passkeys: [passkey], isOfferDue: false } });
  await drawn(
    <>
      <PasskeysSetting />
      <OverlayHosts />
    </>,
  );
  await userEvent.click(page.getByRole("button", { name: "Actions for Blue laptop" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Rename" }));
  await userEvent.fill(page.getByLabelText("Name", { exact: true }), "Red laptop");
  server.answer("renamePasskey", { success: { passkey: { ...passkey, name: "Red laptop" } } });
  server.answer("listPasskeys", { success: { passkeys: [{ ...passkey, name: "Red laptop" }], isOfferDue: false } });
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  await expect.element(page.getByText("Red laptop")).toBeVisible();
  await expect.element(page.getByText("Added 3 Nov, not used yet")).toBeVisible();

  await userEvent.click(page.getByRole("button", { name: "Actions for Red laptop" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Remove" }));
  expect(server.asked.map(({ operation }) => operation)).not.toContain("removePasskey");
  server.answer("removePasskey", { success: {} });
  server.answer("listPasskeys", { success: { passkeys: [], isOfferDue: false } });
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Remove" }));
  await expect.element(page.getByText("No passkeys yet.")).toBeVisible();
});

test("who typed a code is offered one, once on this device", async () => {
  withOwnLock();
  const server = fakeServer();
  server.answer("listPasskeys", { success: { passkeys: [], isOfferDue: true } });
  noteSignedInByMail();
  const first = await drawn(<PasskeyOffer />);
  await userEvent.click(page.getByRole("button", { name: "Not now" }));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await first.unmount();
  noteSignedInByMail();
  const before = server.asked.length;
  await drawn(<PasskeyOffer />);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(server.asked).toHaveLength(before);
});

test("whoever signed in long ago shows first that it is them, and then the passkey is asked for by itself", async () => {
  const server = fakeServer();
  server.answer("listPasskeys", { success: { passkeys: [], isOfferDue: false } });
  server.answer("getAccountProfile", { success: { account } });
  server.answer("startPasskey", { proofNeeded: {} });
  await drawn(<PasskeysSetting />);
  await userEvent.click(page.getByRole("button", { name: "Add a passkey" }));
  await expect.element(page.getByText(/to make sure it is you/)).toBeVisible();
  server.answer("changeAccountEmail", {
    success: { authKey: "k".repeat(22), newCodeAfterMs: 30_000, expiresInMs: 600_000 },
  });
  await userEvent.click(page.getByRole("button", { name: "Send code" }));
  server.answer("authAccountByMagicLink2", { success: { account, redirect: null, isNew: false, isBack: false } });
  server.answer("startPasskey", { tooManyPasskeys: {} });
  await userEvent.click(page.getByLabelText("Digit 1 of 6"));
  await userEvent.keyboard("111111");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  const asked = server.asked.filter(({ operation }) => /startPasskey|changeAccountEmail/.test(operation));
  expect(asked.map(({ operation, input }) => [operation, input])).toEqual([
    ["startPasskey", {}],
    ["changeAccountEmail", { email: account.email, locale: "en" }],
    ["startPasskey", {}],
  ]);
});

test("nothing is offered to who typed no code", async () => {
  withOwnLock();
  const server = fakeServer();
  await drawn(<PasskeyOffer />);
  expect(server.asked).toEqual([]);
});
