import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { AccountNeeds } from "../accountNeeds.ts";

export const canDeleteAccount: Handler<typeof operations.canDeleteAccount, Pick<AccountNeeds, "teams">> = async (
  { teams },
  { query, nowMs, accountId },
) => ok(await teams.ledAlone({ query, nowMs }, accountId));
