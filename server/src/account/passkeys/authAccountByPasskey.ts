import { must, ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { findAccount, profileOf } from "../accountStore.ts";
import { takeBack } from "../deletion/takeBack.ts";
import { openProvenSession } from "../devices/openProvenSession.ts";
import { becomeKnown } from "../signIn/provenAccount.ts";
import { siteOf, spendChallenge } from "./challenges.ts";
import type { PasskeyNeeds } from "./challenges.ts";
import { changePasskey, lockPasskey } from "./passkeyStore.ts";
import { readProof } from "./verifyPasskey.ts";

type Needs = PasskeyNeeds & Pick<AccountNeeds, "bus" | "teams" | "mailer">;

export const authAccountByPasskey: Handler<typeof operations.authAccountByPasskey, Needs> = async (
  needs,
  context,
  { proof },
) => {
  const { tx, nowMs } = context;
  const passkey = await lockPasskey(tx, proof.id);
  if (passkey === null) return refuse("passkeyNotFound");
  const spend = spendChallenge(needs, context, null);
  const read = await readProof(proof, { site: siteOf(needs), spend, passkey });
  const { accountId } = passkey;
  if (read === null || !isOf(proof.userHandle, accountId)) return refuse("passkeyRefused");
  await changePasskey(tx, passkey, { ...read, lastUsedAt: new Date(nowMs) });
  const found = must(await findAccount(tx, accountId), "a passkey goes away with its account");
  const account = await takeBack(needs, context, found);
  const effects = await becomeKnown(needs, context, account);
  const told = await openProvenSession(needs, context, { account, isFirst: false });
  return ok({ account: profileOf(account), isBack: found.deletesAt !== null }, [...effects, ...told]);
};

/** The account a device names for its passkey; not every device does. */
const isOf = (userHandle: string | undefined, accountId: string): boolean =>
  userHandle === undefined || Buffer.from(userHandle, "base64url").toString() === accountId;
