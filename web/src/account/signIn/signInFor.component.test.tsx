import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawnAt } from "../../testing/drawnAt.tsx";
import { exampleAccount } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { SignInScreen } from "./SignInScreen.tsx";

afterEach(() => vi.unstubAllGlobals());

const authKey = "abcdefghijklmnopqrstuv";
const signInFor = { email: "mira@kite.studio", code: "invited", back: "/guest-invite" };

test("whoever signs in for an invitation that is taken back meanwhile comes to its page, which says so", async () => {
  const server = fakeServer();
  const registered = { authKey, newCodeAfterMs: 30_000, expiresInMs: 600_000 };
  server.answer("registerAccount2", { success: registered });
  server.answer("authAccountByMagicLink2", {
    success: { account: exampleAccount(), redirect: null, isNew: false, isBack: false },
  });
  const { history } = await drawnAt(<SignInScreen />, { signInFor });
  await userEvent.click(page.getByRole("button", { name: "Continue", exact: true }));
  await expect.element(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await userEvent.keyboard("123456");
  await expect.poll(() => history.location.pathname).toBe("/guest-invite");
  expect(history.location.state).toMatchObject({ invitationCode: "invited" });
});
