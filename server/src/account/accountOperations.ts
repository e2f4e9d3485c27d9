import type { Handlers } from "../platform/calls/handler.ts";
import type { AccountNeeds } from "./accountNeeds.ts";
import { authAccountByMagicLink2 } from "./signIn/authAccountByMagicLink2.ts";
import { authAccountByTemporaryAuthLink } from "./handover/authAccountByTemporaryAuthLink.ts";
import { createTemporaryAuthLink } from "./handover/createTemporaryAuthLink.ts";
import { getAccountProfile } from "./getAccountProfile.ts";
import { listAccountTeams } from "./listAccountTeams.ts";
import { logoutAccount } from "./logoutAccount.ts";
import { registerAccount } from "./signIn/registerAccount.ts";
import { registerAccount2 } from "./signIn/registerAccount2.ts";
import { registerUnverifiedAccount } from "./registerUnverifiedAccount.ts";
import { updateAccount } from "./updateAccount.ts";

type AccountOperation =
  | "registerAccount"
  | "registerAccount2"
  | "registerUnverifiedAccount"
  | "authAccountByMagicLink2"
  | "createTemporaryAuthLink"
  | "authAccountByTemporaryAuthLink"
  | "logoutAccount"
  | "getAccountProfile"
  | "updateAccount"
  | "listAccountTeams";

/** The account's operations with their needs filled in. */
export function accountOperations(needs: AccountNeeds): Pick<Handlers, AccountOperation> {
  return {
    registerAccount: (context, input) => registerAccount(needs, context, input),
    registerAccount2: (context, input) => registerAccount2(needs, context, input),
    registerUnverifiedAccount: (context, input) => registerUnverifiedAccount(needs, context, input),
    authAccountByMagicLink2: (context, input) => authAccountByMagicLink2(needs, context, input),
    createTemporaryAuthLink: (context, input) => createTemporaryAuthLink(needs, context, input),
    authAccountByTemporaryAuthLink: (context, input) => authAccountByTemporaryAuthLink(needs, context, input),
    logoutAccount: (context, input) => logoutAccount(undefined, context, input),
    getAccountProfile: (context, input) => getAccountProfile(undefined, context, input),
    updateAccount: (context, input) => updateAccount(needs, context, input),
    listAccountTeams: (context, input) => listAccountTeams(needs, context, input),
  };
}
