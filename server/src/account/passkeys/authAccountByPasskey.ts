import { must, ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { findAccount, profileOf } from "../accountStore.ts";
import { takeBack } from "../deletion/takeBack.ts";
import { openProvenSession } from "../devices/openProvenSession.ts";
import { becomeKnown } from "../signIn/provenAccount.ts";
import type { PasskeyNeeds } from "./challenges.ts";
import { usePasskey } from "./usePasskey.ts";

type Needs = PasskeyNeeds & Pick<AccountNeeds, "bus" | "teams" | "mailer">;

export const authAccountByPasskey: Handler<typeof operations.authAccountByPasskey, Needs> = async (
  needs,
  context,
  { proof },
) => {
  const used = await usePasskey(needs, context, proof);
  if (!used.ok) return used;
  const found = must(await findAccount(context.tx, used.value.accountId), "a passkey goes away with its account");
  const account = await takeBack(needs, context, found);
  const effects = await becomeKnown(needs, context, account);
  const told = await openProvenSession(needs, context, { account, isFirst: false });
  return ok({ account: profileOf(account), isBack: found.deletesAt !== null }, [...effects, ...told]);
};
