// What a passkey signs is given out once, to one browser and for one purpose, and is good at one site: the
// installation's own. A place at its owner's domain has sessions of its own and no passkeys.
import { constants } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import type { CallContext } from "../../platform/calls/context.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { browserHashOf } from "../devices/meetBrowser.ts";
import { keyedHash } from "../signIn/hashes.ts";
import { insertChallenge, takeChallenge } from "./passkeyStore.ts";

export type PasskeyNeeds = Pick<AccountNeeds, "codeKey" | "siteUrl">;

/** What WebAuthn calls the relying party: the site, and the name its passkeys are bound to. */
export function siteOf({ siteUrl }: Pick<PasskeyNeeds, "siteUrl">): { origin: string; rpId: string } {
  const { origin, hostname } = new URL(siteUrl());
  return { origin, rpId: hostname };
}

/** Writes a challenge down. `accountId` is null for sign-in. */
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

/** Whether a challenge was given to this browser for this; once. */
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
