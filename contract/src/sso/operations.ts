import { z } from "zod";
import { AccountProfile } from "../account/records.ts";
import { bounds } from "../common/bounds.ts";
import { TeamId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { SsoButton, SsoTest, SsoWish, TeamSso } from "./records.ts";

export const getTeamSso = operation({
  name: "getTeamSso",
  says: "The settings of a team's single sign-on, and the addresses its identity provider needs.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ sso: TeamSso }),
  refusals: [],
  may: "team.manageSso",
  subject: "team",
  keeps: "nothing",
});

export const updateTeamSso = operation({
  name: "updateTeamSso",
  says: "Changes a team's single sign-on. Nobody's session ends; while it is off, nobody new gets in by it.",
  input: z.strictObject({ teamId: TeamId, ...SsoWish.shape }),
  success: z.object({ sso: TeamSso }),
  refusals: [
    "invalidSignInUrl",
    "invalidIdentityProviderEntityId",
    "invalidIdentityProviderCertificate",
    "invalidSsoLoginButtonText",
  ],
  may: "team.manageSso",
  subject: "team",
  touches: [["getTeamSso", "teamId"], ["getSsoTest", "teamId"], ["getSsoButton"]],
});

export const startSsoTest = operation({
  name: "startSsoTest",
  says: "Starts a trial of a team's single sign-on with its settings as saved, also while it is off: the page of the identity provider to go to. Nobody is signed in by it and no account is made; a trial of the caller's that was started before is forgotten.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ url: z.string() }),
  refusals: [
    "ssoNotEnabled",
    "invalidSignInUrl",
    "invalidIdentityProviderEntityId",
    "invalidIdentityProviderCertificate",
  ],
  may: "team.manageSso",
  subject: "team",
  touches: [["getSsoTest", "teamId"]],
});

export const getSsoTest = operation({
  name: "getSsoTest",
  says: "The caller's last trial of a team's single sign-on and what became of it; null if there is none, it has expired, or it was started in another browser.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ test: SsoTest.nullable() }),
  refusals: [],
  may: "team.manageSso",
  subject: "team",
  keeps: "nothing",
});

export const getSsoButton = operation({
  name: "getSsoButton",
  says: "The button for single sign-on of a team, or of the team whose space the sign-in page is for; null where there is none.",
  input: z.strictObject({ teamId: TeamId.optional(), slug: z.string().max(100).optional() }),
  success: z.object({ sso: SsoButton.nullable() }),
  refusals: [],
  may: "space.lookUp",
  subject: "public",
  atDomains: true,
  keeps: "nothing",
});

export const getSamlAuthLink = operation({
  name: "getSamlAuthLink",
  says: "Starts single sign-on (SAML 2.0): the page of the team's identity provider to go to. What it answers counts once, in this browser, for ten minutes.",
  input: z.strictObject({
    teamId: TeamId,
    /** A path on this site to continue to. */
    redirect: z.string().max(bounds.localPath.max).optional(),
    /** The code of the invitation to sign in for. */
    invitationId: z.string().max(64).optional(),
  }),
  success: z.object({ url: z.string() }),
  refusals: ["ssoNotEnabled", "invalidRedirectUrl", "tooOftenAttempts"],
  may: "account.signIn",
  subject: "public",
});

export const authAccountBySaml = operation({
  name: "authAccountBySaml",
  says: "Finishes single sign-on with the code that our address for answers gave the browser. `confirm`: an account with this address exists, and opens by the team's sign-in once its owner has signed in by mail in this browser; then the same code is good again.",
  input: z.strictObject({ code: z.string().max(64) }),
  success: z.discriminatedUnion("state", [
    z.object({
      state: z.literal("in"),
      account: AccountProfile,
      redirect: z.string().nullable(),
      isNew: z.boolean(),
      /** It had been deleted, and signing in has restored it. */
      isBack: z.boolean(),
    }),
    z.object({ state: z.literal("confirm"), email: z.string(), teamName: z.string() }),
  ]),
  refusals: ["invalidCode", "ssoNotEnabled", "ssoEmailMissing", "ssoAdminElsewhere", "ssoNotInTeam"],
  may: "account.signIn",
  subject: "public",
  touches: [["getAccountProfile"], ["listAccountTeams"]],
});
