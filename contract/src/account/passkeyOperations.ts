import { z } from "zod";
import { operation } from "../common/operation.ts";
import {
  MadePasskey,
  Passkey,
  PasskeyAsking,
  PasskeyId,
  PasskeyMaking,
  PasskeyName,
  PasskeyProof,
} from "./passkeyRecords.ts";
import { AccountProfile } from "./records.ts";

export const listPasskeys = operation({
  name: "listPasskeys",
  says: "The caller's passkeys, oldest first, and whether to offer one: to whom has none and has been inside a space.",
  input: z.strictObject({}),
  success: z.object({ passkeys: z.array(Passkey), isOfferDue: z.boolean() }),
  refusals: [],
  may: "account.managePasskeys",
  subject: "account",
  keeps: "nothing",
});

export const startPasskey = operation({
  name: "startPasskey",
  says: "What the browser needs to make a passkey of the caller's: good once, in this browser, for five minutes. A session that was opened by mail or passkey more than ten minutes ago proves itself first, by changeAccountEmail with the address the account has.",
  input: z.strictObject({}),
  success: z.object({ making: PasskeyMaking }),
  refusals: ["proofNeeded", "tooManyPasskeys"],
  may: "account.managePasskeys",
  subject: "account",
});

export const addPasskey = operation({
  name: "addPasskey",
  says: "Keeps the passkey that the browser has made, named after the browser, and tells its owner by mail.",
  input: z.strictObject({ made: MadePasskey }),
  success: z.object({ passkey: Passkey }),
  refusals: ["passkeyRefused", "tooManyPasskeys"],
  may: "account.managePasskeys",
  subject: "account",
  touches: [["listPasskeys"]],
});

export const renamePasskey = operation({
  name: "renamePasskey",
  says: "Gives a passkey of the caller's another name.",
  input: z.strictObject({ passkeyId: PasskeyId, name: PasskeyName }),
  success: z.object({ passkey: Passkey }),
  refusals: ["passkeyNotFound"],
  may: "account.managePasskeys",
  subject: "account",
  touches: [["listPasskeys"]],
});

export const removePasskey = operation({
  name: "removePasskey",
  says: "Forgets a passkey of the caller's: nobody signs in with it any more. Sessions it opened go on.",
  input: z.strictObject({ passkeyId: PasskeyId }),
  success: z.object({}),
  refusals: ["passkeyNotFound"],
  may: "account.managePasskeys",
  subject: "account",
  touches: [["listPasskeys"]],
});

export const startPasskeySignIn = operation({
  name: "startPasskeySignIn",
  says: "What the browser needs to sign in with a passkey: the same for everybody, good once, in this browser, for five minutes.",
  input: z.strictObject({}),
  success: z.object({ asking: PasskeyAsking }),
  refusals: ["tooOftenAttempts"],
  may: "account.signIn",
  subject: "public",
});

export const authAccountByPasskey = operation({
  name: "authAccountByPasskey",
  says: "Finishes sign-in with what a passkey has signed. A guest of this browser becomes the account, as with a code.",
  input: z.strictObject({ proof: PasskeyProof }),
  /** `isBack`: it had been deleted, and signing in has restored it. */
  success: z.object({ account: AccountProfile, isBack: z.boolean() }),
  refusals: ["passkeyNotFound", "passkeyRefused"],
  may: "account.signIn",
  subject: "public",
  touches: [["getAccountProfile"], ["listAccountTeams"]],
});
