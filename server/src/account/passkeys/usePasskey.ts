import { ok, refuse } from "@atrium/contract";
import type { AccountId, PasskeyProof, Result } from "@atrium/contract";
import type { CallContext } from "../../platform/calls/context.ts";
import { siteOf, spendChallenge } from "./challenges.ts";
import type { PasskeyNeeds } from "./challenges.ts";
import { changePasskey, lockPasskey } from "./passkeyStore.ts";
import { readProof } from "./verifyPasskey.ts";

interface UsedPasskey {
  accountId: AccountId;
  createdAt: Date;
}

/** Whose passkey has signed the challenge that this browser asked for; each challenge is good once. */
export async function usePasskey(
  needs: PasskeyNeeds,
  context: CallContext,
  proof: PasskeyProof,
): Promise<Result<UsedPasskey, "passkeyNotFound" | "passkeyRefused">> {
  const passkey = await lockPasskey(context.tx, proof.id);
  if (passkey === null) return refuse("passkeyNotFound");
  const spend = spendChallenge(needs, context, null);
  const read = await readProof(proof, { site: siteOf(needs), spend, passkey });
  const { accountId, createdAt } = passkey;
  if (read === null || !isOf(proof.userHandle, accountId)) return refuse("passkeyRefused");
  await changePasskey(context.tx, passkey, { ...read, lastUsedAt: new Date(context.nowMs) });
  return ok({ accountId, createdAt });
}

/** The account a device names for its passkey; not every device does. */
const isOf = (userHandle: string | undefined, accountId: string): boolean =>
  userHandle === undefined || Buffer.from(userHandle, "base64url").toString() === accountId;
