import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { accountChanged } from "./accountNeeds.ts";
import type { AccountNeeds } from "./accountNeeds.ts";
import { changeAccount, profileOf } from "./accountStore.ts";
import { holdCaller, openGuest, takeGuest } from "./guests.ts";

type Needs = Pick<AccountNeeds, "bus" | "defaultLocale" | "limitsByAddress">;

export const registerUnverifiedAccount: Handler<typeof operations.registerUnverifiedAccount, Needs> = async (
  needs,
  context,
  input,
) => {
  const accountId = await holdCaller(context);
  if (accountId !== null) {
    const account = await changeAccount(context.tx, accountId, input);
    return ok({ account: profileOf(account) }, [() => needs.bus.publish(accountChanged, { accountId })]);
  }
  const taken = await takeGuest(needs, context);
  if (!taken.ok) return refuse("tooOftenAttempts", { retryAfterMs: taken.retryAfterMs });
  return ok({ account: profileOf(await openGuest(needs, context, input)) });
};
