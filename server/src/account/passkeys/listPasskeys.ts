import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { passkeyOf, passkeysOf } from "./passkeyStore.ts";

/** Passkeys are not offered before somebody has visited a space. */
export const listPasskeys: Handler<typeof operations.listPasskeys, Pick<AccountNeeds, "teams">> = async (
  { teams },
  { query, accountId },
) => {
  const kept = await passkeysOf(query, accountId);
  const isOfferDue = kept.length === 0 && (await teams.wasInside(query, accountId));
  return ok({ passkeys: kept.map(passkeyOf), isOfferDue });
};
