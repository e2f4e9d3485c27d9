import type { Effect } from "@atrium/contract";
import type { Caller } from "../../platform/calls/context.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { deleteMember } from "./memberStore.ts";
import { tellStanding } from "./places.ts";
import type { MemberAt, TeamPlacesNeeds } from "./places.ts";

/** Who changes a team, and when. */
export interface DoneBy {
  tx: Transaction;
  caller: Pick<Caller, "accountId" | "userAgent" | "address">;
  nowMs: number;
}

/** Somebody leaves a team and its spaces voluntarily. */
export async function leaveTeam(
  needs: TeamPlacesNeeds,
  { tx, caller, nowMs }: DoneBy,
  at: MemberAt,
): Promise<Effect[]> {
  const { teamId, accountId } = at;
  await deleteMember(tx, at);
  await needs.places.leave(tx, teamId, accountId);
  await recordAudit(tx, { teamId, caller, nowMs }, { action: "memberLeft", accountId });
  return tellStanding(needs, tx, at);
}
