import { errorText, newId, type InvitationId } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { i18n } from "../platform/i18n/i18n.ts";
import { drawnAt } from "../testing/drawnAt.tsx";
import { exampleAccount } from "../testing/examples.ts";
import { fakeServer } from "../testing/fakeServer.ts";
import { OverlayHosts } from "../ui/OverlayHosts.tsx";
import { GuestInvitationScreen, MemberInvitationScreen } from "./InvitationScreen.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const config = {
  state: "ended",
  kind: "teamMember",
  role: "MEMBER",
  team: { name: "Garden", color: "#336699", logoImageUrl: null },
  inviter: { name: "Hedda", avatarUrl: null, avatarAppearance: "letter", palette: "mainPalette4v2" },
  space: null,
  email: null,
  expiresAt: null,
};
test("whoever is let in by another invitation comes straight in, as by the first", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const server = fakeServer();
  server.answer("getTeamMemberJoinConfigByCode", { success: { config } });
  server.answer("getAccountProfile", { success: { account: exampleAccount() } });
  server.answer("listWaitingInvitations", { success: { invitations: [] } });
  server.answer("askForInvitation", { success: {} });
  server.answer("answerInvitation", { success: { redirect: "/s/garden" } });
  const { history } = await drawnAt(<MemberInvitationScreen />, { invitationCode: "code" });
  await userEvent.click(page.getByRole("button", { name: /Hedda/ }));
  await expect.element(page.getByRole("status")).toBeVisible();
  const { team, kind, role } = config;
  const sent = { id: newId<InvitationId>(), team, kind, role, expiresAt: null, spaceName: null, inviterName: "Hedda" };
  server.answer("listWaitingInvitations", { success: { invitations: [sent] } });
  vi.advanceTimersByTime(15_000);
  await expect.poll(() => history.location.pathname).toBe("/s/garden");
  expect(history.location.state).toMatchObject({ comesIn: true });
});

test("the letter of whoever invites has the colour of their palette, not of the words beside it", async () => {
  const server = fakeServer();
  server.answer("getTeamMemberJoinConfigByCode", { success: { config: { ...config, state: "open" } } });
  server.answer("getAccountProfile", { unauthorized: {} });
  await drawnAt(<MemberInvitationScreen />, { invitationCode: "code" });
  await expect.element(page.getByText("Hedda", { exact: true })).toBeVisible();
  const letter = document.querySelector("[data-face] b");
  if (letter === null) throw new Error("no face");
  expect(getComputedStyle(letter).color).toBe(getComputedStyle(letter.parentElement ?? letter).color);
});

test("a link for guests that asks for an account promises neither a way in without one nor a team", async () => {
  const server = fakeServer();
  const shut = { ...config, state: "signIn", kind: "spaceGuest", role: "GUEST", expiresAt: "2026-11-29T12:00:00Z" };
  server.answer("getSpaceGuestJoinConfigByCode", { success: { config: shut } });
  server.answer("getAccountProfile", { unauthorized: {} });
  const { screen } = await drawnAt(<GuestInvitationScreen />, { invitationCode: "code" });
  await expect
    .element(page.getByText("Your email is all you need: we send a code, and you go straight in."))
    .toBeVisible();
  expect(screen.container.textContent).not.toContain("No account needed");
  await i18n.changeLanguage("ru");
  await expect.element(page.getByText("Нужна только почта: мы пришлём код, и вы сразу войдёте.")).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/Учётная запись не нужна|в команду/);
});

test("a session that cannot be ended for the other address says why", async () => {
  const server = fakeServer();
  const others = { ...config, state: "otherAccount", email: "hedda@kite.studio" };
  server.answer("getTeamMemberJoinConfigByCode", { success: { config: others } });
  server.answer("getAccountProfile", { success: { account: exampleAccount() } });
  server.lose("logoutAccount");
  const { history } = await drawnAt(
    <>
      <MemberInvitationScreen />
      <OverlayHosts />
    </>,
    { invitationCode: "code" },
  );
  await userEvent.click(page.getByRole("button", { name: "Sign in as hedda" }));
  await expect.element(page.getByText(errorText("connectionFailed", "en")).first()).toBeVisible();
  expect(history.location.pathname).toBe("/");
});

const LEFT = [
  { whom: "a stranger to sign-in", account: { unauthorized: {} }, name: "Go to sign-in", href: "/login" },
  {
    whom: "whoever is signed in to their spaces",
    account: { success: { account: exampleAccount() } },
    name: "Go to my spaces",
    href: "/dashboard",
  },
];

test.each(LEFT)("an invitation that works no longer leads $whom", async ({ account, name, href }) => {
  const server = fakeServer();
  server.answer("getTeamMemberJoinConfigByCode", { linkNotFound: {} });
  server.answer("getAccountProfile", account);
  await drawnAt(<MemberInvitationScreen />, { invitationCode: "code" });
  await expect.element(page.getByRole("heading", { name: "This invitation no longer works" })).toBeVisible();
  await expect.element(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
});
