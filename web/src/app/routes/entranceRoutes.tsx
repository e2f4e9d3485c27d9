import { TeamId } from "@atrium/contract";
import { createRoute } from "@tanstack/react-router";
import { z } from "zod";
import {
  ConfirmEmailScreen,
  HandedLinkScreen,
  MagicLinkScreen,
  SignInScreen,
  SignOutScreen,
  skipWhenSignedIn,
} from "../../account/index.ts";
import { DeclineScreen, GuestInvitationScreen, MemberInvitationScreen } from "../../invitation/index.ts";
import { lazyScreen } from "../../ui/load/lazyScreen.ts";
import { search } from "../search.ts";
import { rootRoute } from "./rootRoute.tsx";

const asked = search({
  to: z.string(),
  redirect: z.string(),
  toSpace: z.string().regex(/^[\w-]{1,60}$/),
  team: TeamId,
  teamId: TeamId,
});
/** Where to go afterwards has three names in links, and a team two. Whoever goes there takes only a path of this site. */
const loginSearch = (raw: Record<string, unknown>): { to?: string; team?: TeamId } => {
  const { to, redirect, toSpace, team, teamId } = asked(raw);
  const space = toSpace === undefined ? undefined : `/s/${toSpace}`;
  const [way, whose] = [to ?? space ?? redirect, team ?? teamId];
  return { ...GONE, ...(way !== undefined && { to: way }), ...(whose !== undefined && { team: whose }) };
};
/** As in `search`: what is left out, the router would take as it is. */
const GONE: object = { to: undefined, redirect: undefined, toSpace: undefined, team: undefined, teamId: undefined };
const signInSearch = search({ to: z.string() });
const login = createRoute({
  getParentRoute: () => rootRoute,
  path: "/login",
  staticData: { name: "login" },
  validateSearch: loginSearch,
  beforeLoad: ({ context, search: { to } }) => skipWhenSignedIn(context, to),
  component: SignInScreen,
});
const loginToSpace = createRoute({
  getParentRoute: () => rootRoute,
  path: "/login/$slug",
  staticData: { name: "login-to-space" },
  validateSearch: signInSearch,
  beforeLoad: ({ context, params }) => skipWhenSignedIn(context, `/s/${params.slug}`),
  component: SignInScreen,
});
const magicLink = createRoute({
  getParentRoute: () => rootRoute,
  // Key and code are removed from the URL before the router sees it.
  path: "/magiclink",
  staticData: { name: "magic-link" },
  validateSearch: signInSearch,
  component: MagicLinkScreen,
});
const confirmEmail = createRoute({
  getParentRoute: () => rootRoute,
  // As with the magic link.
  path: "/change-email",
  staticData: { name: "change-email" },
  component: ConfirmEmailScreen,
});
const handedLink = createRoute({
  getParentRoute: () => rootRoute,
  // Target of links with a one-time token, whatever page they name: that page is `to`.
  path: "/continue",
  staticData: { name: "continue" },
  validateSearch: signInSearch,
  component: HandedLinkScreen,
});
// Codes of invitations are removed from their URLs before the router sees them.
const memberInvite = createRoute({
  getParentRoute: () => rootRoute,
  path: "/member-invite",
  staticData: { name: "handle-member-invite" },
  component: MemberInvitationScreen,
});
const guestInvite = createRoute({
  getParentRoute: () => rootRoute,
  path: "/guest-invite",
  staticData: { name: "handle-guest-invite" },
  component: GuestInvitationScreen,
});
const memberInviteLink = createRoute({
  getParentRoute: () => rootRoute,
  path: "/invite/m",
  staticData: { name: "handle-member-invite-link" },
  component: MemberInvitationScreen,
});
const guestInviteLink = createRoute({
  getParentRoute: () => rootRoute,
  path: "/invite/g",
  staticData: { name: "handle-guest-invite-link" },
  component: GuestInvitationScreen,
});
const declineInvite = createRoute({
  getParentRoute: () => rootRoute,
  path: "/invite/decline",
  staticData: { name: "decline-invite" },
  component: DeclineScreen,
});
const logout = createRoute({
  getParentRoute: () => rootRoute,
  path: "/logout",
  staticData: { name: "logout" },
  component: SignOutScreen,
});
const integration = createRoute({
  getParentRoute: () => rootRoute,
  // Where outside services return to. Code and state are removed from the URL before the router sees it.
  path: "/integrations/$service",
  staticData: { name: "handle-integration" },
  component: lazyScreen(() => import("../IntegrationRoute.tsx"), "IntegrationRoute"),
});
/** Sign-in, sign-out, links and invitations. */
export const entranceRoutes = [
  login,
  loginToSpace,
  magicLink,
  confirmEmail,
  handedLink,
  memberInvite,
  guestInvite,
  memberInviteLink,
  guestInviteLink,
  declineInvite,
  logout,
  integration,
] as const;
