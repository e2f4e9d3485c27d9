import type { TeamId } from "@atrium/contract";
import { newId } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn, drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleAccount } from "../../testing/examples.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { SsoButton } from "../signIn/SsoButton.tsx";
import { ConfirmOwner } from "./ConfirmOwner.tsx";
import { useSsoSignIn } from "./useSsoSignIn.ts";

afterEach(() => vi.unstubAllGlobals());

const teamId = newId<TeamId>();
function Shown({ slug, goTo }: { slug?: string; goTo: string | null }) {
  const sso = useSsoSignIn({ slug, teamId: slug === undefined ? teamId : undefined }, goTo);
  return sso === null ? <p>Not offered</p> : <SsoButton sso={sso} />;
}
const button = page.getByRole("button", { name: "Continue with Kite ID" });

test("a team without it has no button", async () => {
  const server = fakeServer();
  server.answer("getSsoButton", { success: { sso: null } });
  await drawn(<Shown slug="hq" goTo={null} />);
  await expect.element(page.getByText("Not offered")).toBeVisible();
  expect(server.asked).toContainEqual({ operation: "getSsoButton", input: { slug: "hq" } });
});

test("the team's own words stand on the button; where one wanted to go goes along if it is of this site", async () => {
  const server = fakeServer();
  server.answer("getSsoButton", { success: { sso: { teamId, teamName: "Kite", text: "Continue with Kite ID" } } });
  server.answer("getSamlAuthLink", { ssoNotEnabled: {} });
  const begun = () => server.asked.filter(({ operation }) => operation === "getSamlAuthLink").map(({ input }) => input);
  const first = await drawn(<Shown slug="hq" goTo="/s/hq" />);
  await userEvent.click(button);
  await expect.poll(begun).toEqual([{ teamId, redirect: "/s/hq" }]);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Single sign-on is not enabled for this team");
  await first.unmount();
  await drawn(<Shown goTo="//evil.example" />);
  await userEvent.click(button);
  await expect.poll(() => begun().at(-1)).toEqual({ teamId });
});

const authKey = "a".repeat(22);
async function confirming() {
  const server = fakeServer();
  server.answer("registerAccount2", { success: { authKey, newCodeAfterMs: 30_000, expiresInMs: 600_000 } });
  const onConfirmed = vi.fn();
  await drawnWithLinks(<ConfirmOwner email="mira@kite.studio" teamName="Kite Studio" onConfirmed={onConfirmed} />);
  await expect.element(page.getByText(/Kite Studio’s sign-in can open it from now on/)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Email me a code" }));
  await expect.element(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  return { ...server, onConfirmed };
}

test("the owner of an account reads what they agree to, and agrees by a code", async () => {
  const { answer, asked, onConfirmed } = await confirming();
  answer("authAccountByMagicLink2", {
    success: { account: exampleAccount(), redirect: null, isNew: false, isBack: false },
  });
  await userEvent.fill(page.getByRole("textbox").first(), "123456");
  await expect.poll(() => onConfirmed.mock.calls.length).toBeGreaterThan(0);
  expect(asked.at(-1)).toMatchObject({ operation: "authAccountByMagicLink2", input: { authKey } });
});

test("the code goes to the address of the account, which cannot be changed", async () => {
  await confirming();
  await expect.element(page.getByText("mira@kite.studio")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Change", exact: true })).not.toBeInTheDocument();
});

test("the owner who follows the mail's link into another tab has agreed as well", async () => {
  const { answer, asked, onConfirmed } = await confirming();
  answer("getAccountProfile", { success: { account: exampleAccount() } });
  expect(onConfirmed).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent("storage", { key: "account-changed" }));
  await expect.poll(() => onConfirmed.mock.calls.length).toBeGreaterThan(0);
  expect(asked.at(-1)?.operation).toBe("getAccountProfile");
});
