import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { operation } from "../common/operation.ts";
import { AccountProfile } from "./records.ts";

export const getGoogleAuthLink = operation({
  name: "getGoogleAuthLink",
  says: "Starts sign-in with Google: the page of Google to go to. It returns to `/integrations/google-sign-in` with a code and a state, which are good once, in this browser, for ten minutes.",
  input: z.strictObject({
    /** A path on this site to continue to. */
    redirect: z.string().max(bounds.localPath.max).optional(),
    survey: z.boolean().optional(),
    /** The code of the invitation to sign in for. */
    invitationId: z.string().max(64).optional(),
  }),
  success: z.object({ url: z.string() }),
  refusals: ["invalidRedirectUrl", "googleNotSetUp", "tooOftenAttempts"],
  may: "account.signIn",
  subject: "public",
});

export const authAccountByGoogleCode = operation({
  name: "authAccountByGoogleCode",
  says: "Finishes sign-in with the code and the state that Google returned. A guest in this browser becomes the account, as with a code. An account is found by the Google account it was first used with, else by an address that Google vouches for.",
  input: z.strictObject({ code: z.string().max(2048), state: z.string().max(64) }),
  success: z.object({
    account: AccountProfile,
    redirect: z.string().nullable(),
    isNew: z.boolean(),
    /** It had been deleted, and signing in has restored it. */
    isBack: z.boolean(),
  }),
  refusals: ["invalidCode", "googleEmailNotProven", "alreadyLinked", "googleNotSetUp"],
  may: "account.signIn",
  subject: "public",
  touches: [["getAccountProfile"], ["listAccountTeams"]],
});
