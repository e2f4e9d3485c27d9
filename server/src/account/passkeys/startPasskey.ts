import { constants, must, ok, PasskeyMaking, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { AuthenticatorTransport } from "@simplewebauthn/server";
import type { Handler } from "../../platform/calls/handler.ts";
import { findAccount } from "../accountStore.ts";
import { isProven } from "../sessions.ts";
import { keepChallenge, siteOf } from "./challenges.ts";
import type { PasskeyNeeds } from "./challenges.ts";
import { webAuthn } from "./webAuthn.ts";
import { passkeysOf } from "./passkeyStore.ts";

/** A passkey proves whose account it is, so a signed-in browser alone does not suffice to add one. */
export const startPasskey: Handler<typeof operations.startPasskey, PasskeyNeeds> = async (needs, context) => {
  const { tx, accountId, caller, nowMs } = context;
  if (!(await isProven(tx, caller.sessionId, nowMs))) return refuse("proofNeeded");
  const kept = await passkeysOf(tx, accountId);
  if (kept.length >= constants.passkeys.most) return refuse("tooManyPasskeys");
  const account = must(await findAccount(tx, accountId), "a session has its account");
  const email = must(account.email, "the guard let a verified account through");
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: "Atrium",
    rpID: siteOf(needs).rpId,
    userName: email,
    userDisplayName: account.name === "" ? email : account.name,
    // A device that already has a passkey of this account uses this id to replace or refuse it.
    userID: new TextEncoder().encode(accountId),
    timeout: constants.passkeys.challengeForMs,
    attestationType: "none",
    excludeCredentials: kept.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(needs, context, { challenge: options.challenge, accountId });
  return ok({ making: PasskeyMaking.parse(options) });
};
