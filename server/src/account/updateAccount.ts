import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { accountChanged } from "./accountNeeds.ts";
import type { AccountNeeds } from "./accountNeeds.ts";
import { changeAccount, profileOf } from "./accountStore.ts";

export const updateAccount: Handler<typeof operations.updateAccount, Pick<AccountNeeds, "bus">> = async (
  needs,
  context,
  input,
) => {
  const accountId = context.accountId;
  const account = await changeAccount(context.tx, accountId, input);
  return ok({ account: profileOf(account) }, [() => needs.bus.publish(accountChanged, { accountId })]);
};
