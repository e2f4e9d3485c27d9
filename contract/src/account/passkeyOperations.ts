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
  says: "The caller's passkeys, oldest first, and whether to offer one: to people without any who have been inside a space.",
  input: z.strictObject({}),
  success: z.object({ passkeys: z.array(Passkey), isOfferDue: z.boolean() }),
  refusals: [],
  may: "account.managePasskeys",
  subject: "account",
  keeps: "nothing",
});

export const startPasskey = operation({
  name: "startPasskey",
  says: "The options with which a browser creates a passkey for the caller: valid once, in this browser, for five minutes. A session that was not proven within the last ten minutes must first prove itself by changeAccountEmail with the account's own address.",
  input: z.strictObject({}),
  success: z.object({ making: PasskeyMaking }),
  refusals: ["proofNeeded", "tooManyPasskeys"],
  may: "account.managePasskeys",
  subject: "account",
});

export const addPasskey = operation({
  name: "addPasskey",
  says: "Stores the passkey that the browser has created, named after the browser, and notifies its owner by mail.",
  input: z.strictObject({ made: MadePasskey }),
  success: z.object({ passkey: Passkey }),
  refusals: ["passkeyRefused", "tooManyPasskeys"],
  may: "account.managePasskeys",
  subject: "account",
  touches: [["listPasskeys"]],
});

export const renamePasskey = operation({
  name: "renamePasskey",
  says: "Renames one of the caller's passkeys.",
  input: z.strictObject({ passkeyId: PasskeyId, name: PasskeyName }),
  success: z.object({ passkey: Passkey }),
  refusals: ["passkeyNotFound"],
  may: "account.managePasskeys",
  subject: "account",
  touches: [["listPasskeys"]],
});

export const removePasskey = operation({
  name: "removePasskey",
  says: "Deletes one of the caller's passkeys: nobody can sign in with it any more. Sessions it has opened continue.",
  input: z.strictObject({ passkeyId: PasskeyId }),
  success: z.object({}),
  refusals: ["passkeyNotFound"],
  may: "account.managePasskeys",
  subject: "account",
  touches: [["listPasskeys"]],
});

export const startPasskeySignIn = operation({
  name: "startPasskeySignIn",
  says: "The options with which a browser signs in by passkey: the same for everybody, valid once, in this browser, for five minutes.",
  input: z.strictObject({}),
  success: z.object({ asking: PasskeyAsking }),
  refusals: ["tooOftenAttempts"],
  may: "account.signIn",
  subject: "public",
});

export const authAccountByPasskey = operation({
  name: "authAccountByPasskey",
  says: "Finishes sign-in with a passkey's signature. A guest in this browser becomes the account, as with a code.",
  input: z.strictObject({ proof: PasskeyProof }),
  /** `isBack`: it had been deleted, and signing in has restored it. */
  success: z.object({ account: AccountProfile, isBack: z.boolean() }),
  refusals: ["passkeyNotFound", "passkeyRefused"],
  may: "account.signIn",
  subject: "public",
  touches: [["getAccountProfile"], ["listAccountTeams"]],
});
