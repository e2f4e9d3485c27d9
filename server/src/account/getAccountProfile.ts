import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import type { AccountNeeds } from "./accountNeeds.ts";
import { findAccount, profileOf } from "./accountStore.ts";

type Profile = Handler<typeof operations.getAccountProfile, Pick<AccountNeeds, "isStaff">>;

export const getAccountProfile: Profile = async ({ isStaff }, { caller, query }) => {
  const account = caller.accountId === null ? null : await findAccount(query, caller.accountId);
  if (account === null) return ok({ account: null });
  return ok({ account: profileOf(account), givesSupport: isStaff(account) });
};
