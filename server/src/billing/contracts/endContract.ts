import type { Plan, TeamId } from "@atrium/contract";
import { planBought } from "@atrium/rules";
import type { Contract, TeamPlan } from "@atrium/rules";
import type { Bus } from "../../platform/bus.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import {
  contractOf,
  contractsRunOut,
  lockTeam,
  recordOperatorAudit,
  setContract,
  setTeamPlan,
  teamChanged,
  teamPlanChanged,
} from "../../team/index.ts";
import type { TeamRow } from "../../team/index.ts";
import { findPasses, findSubscription } from "../purchases/purchaseStore.ts";

export type Ending =
  | { kind: "noTeam" }
  | { kind: "none"; team: TeamRow }
  | { kind: "ended"; team: TeamRow; contract: Contract; after: TeamPlan };

/** Ends the contract of a team before its day. Nothing is removed: the team has the limits of what is left to it. */
export async function endContract(tx: Transaction, { isSure, ...at }: After & { isSure: boolean }): Promise<Ending> {
  const { teamId, nowMs } = at;
  const team = await lockTeam(tx, teamId);
  if (team === null) return { kind: "noTeam" };
  const contract = contractOf(team);
  if (contract === null) return { kind: "none", team };
  const after = await planAfter(tx, at);
  if (isSure) {
    await putBack(tx, at, after);
    await recordOperatorAudit(tx, { teamId, nowMs }, { action: "contractEnded" });
  }
  return { kind: "ended", team, contract, after };
}

export interface ContractNeeds {
  db: Database;
  bus: Pick<Bus, "publish">;
  /** Plan of new teams, and of those whose contract has ended. */
  defaultPlan: Plan;
}

const AT_ONCE = 50;

/** Ends the contracts whose last day is over, each once, however many programs do it. */
export async function endContractsInTime({ db, bus, defaultPlan }: ContractNeeds, nowMs: number): Promise<void> {
  const ended = await db.transaction(async (tx) => {
    const due = await contractsRunOut(tx, nowMs, AT_ONCE);
    for (const { id: teamId } of due) {
      const at = { teamId, nowMs, defaultPlan };
      await putBack(tx, at, await planAfter(tx, at));
      await recordOperatorAudit(tx, { teamId, nowMs }, { action: "contractRanOut" });
    }
    return due;
  });
  for (const { id: teamId } of ended) {
    bus.publish(teamChanged, { teamId });
    bus.publish(teamPlanChanged, { teamId });
  }
}

interface After {
  teamId: TeamId;
  nowMs: number;
  defaultPlan: Plan;
}

/** What a team is on without its contract: what it has bought beside it, else what new teams are on. */
async function planAfter(tx: Transaction, { teamId, nowMs, defaultPlan }: After): Promise<TeamPlan> {
  const subscription = await findSubscription(tx, teamId);
  const purchases = {
    subscriptions: subscription === null ? [] : [subscription],
    passes: await findPasses(tx, teamId),
  };
  const own: TeamPlan = { plan: defaultPlan, boughtCapacity: null };
  const bought = planBought(own, purchases, nowMs);
  return bought.plan === "free" ? own : bought;
}

async function putBack(tx: Transaction, { teamId, nowMs }: After, { plan, boughtCapacity }: TeamPlan): Promise<void> {
  await setContract(tx, teamId, null);
  await setTeamPlan(tx, teamId, { plan, boughtCapacity, nowMs });
}
