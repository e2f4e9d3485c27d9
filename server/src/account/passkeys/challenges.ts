// A challenge for a passkey to sign is issued once, to one browser and for one purpose, and only works on one site: the
// installation's own. A space at its owner's domain has separate sessions and no passkeys.
import { constants } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import type { CallContext } from "../../platform/calls/context.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { browserHashOf } from "../devices/openProvenSession.ts";
import { keyedHash } from "../signIn/hashes.ts";
import { insertChallenge, takeChallenge } from "./passkeyStore.ts";

export type PasskeyNeeds = Pick<AccountNeeds, "codeKey" | "siteUrl">;

/** WebAuthn's relying party: the site, and the domain its passkeys are bound to. */
export function siteOf({ siteUrl }: Pick<PasskeyNeeds, "siteUrl">): { origin: string; rpId: string } {
  const { origin, hostname } = new URL(siteUrl());
  return { origin, rpId: hostname };
}

/** Stores a challenge. `accountId` is null for sign-in. */
export async function keepChallenge(
  needs: PasskeyNeeds,
  context: CallContext,
  { challenge, accountId }: { challenge: string; accountId: AccountId | null },
): Promise<void> {
  await insertChallenge(context.tx, {
    challengeHash: keyedHash(needs.codeKey, "passkey", challenge),
    browserHash: browserHashOf(needs, context),
    accountId,
    expiresAt: new Date(context.nowMs + constants.passkeys.challengeForMs),
  });
}

/** Consumes a challenge; false if it was not issued to this browser for this purpose. */
export const spendChallenge =
  (needs: PasskeyNeeds, context: CallContext, accountId: AccountId | null) =>
  (challenge: string): Promise<boolean> =>
    takeChallenge(
      context.tx,
      {
        challengeHash: keyedHash(needs.codeKey, "passkey", challenge),
        browserHash: browserHashOf(needs, context),
        accountId,
      },
      context.nowMs,
    );
