import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { findAccount, profileOf } from "./accountStore.ts";

export const getAccountProfile: Handler<typeof operations.getAccountProfile> = async (_needs, { caller, query }) => {
  const account = caller.accountId === null ? null : await findAccount(query, caller.accountId);
  return ok({ account: account === null ? null : profileOf(account) });
};
