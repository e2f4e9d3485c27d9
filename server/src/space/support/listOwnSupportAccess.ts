import { must, ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { findAccount } from "../../account/index.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { accessesOf } from "./supportStore.ts";
import type { StaffNeeds } from "./staff.ts";

export const listOwnSupportAccess: Handler<typeof operations.listOwnSupportAccess, StaffNeeds> = async (
  { isStaff },
  { query, accountId },
) => {
  const account = must(await findAccount(query, accountId), "a session has its account");
  return isStaff(account) ? ok({ accesses: await accessesOf(query, accountId) }) : refuse("forbidden");
};
