import { must } from "@atrium/contract";
import type { ContractPlan, TeamContract, TeamId } from "@atrium/contract";
import { contractEndMs, peopleOnlineLimit, recordingsLimit, spacesLimit } from "@atrium/rules";
import type { Contract } from "@atrium/rules";
import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import type { Query, Transaction } from "../platform/database/database.ts";
import { teams, teamStands } from "./tables.ts";
import type { TeamRow } from "./teamStore.ts";

/** What was agreed with a team; null without a contract. A team may be on such a plan without one. */
export function contractOf(team: TeamRow): Contract | null {
  const { plan, contractEndsAt, boughtCapacity, agreedSpaces, agreedRecordings, contractNote: note } = team;
  if (contractEndsAt === null) return null;
  return {
    plan: plan as ContractPlan,
    people: peopleOnlineLimit(plan, boughtCapacity),
    spaces: spacesLimit(plan, agreedSpaces),
    recordings: recordingsLimit(plan, agreedRecordings),
    until: lastDayOf(contractEndsAt),
    note,
  };
}

/** The last day, by UTC, of what ends at a moment. */
const lastDayOf = (endsAt: Date): string => new Date(endsAt.getTime() - 1).toISOString().slice(0, 10);

/** The contract as the team's admins read it. */
export function describeContract(team: TeamRow): TeamContract | null {
  const contract = contractOf(team);
  if (contract === null) return null;
  const { until, note } = contract;
  return { until, note, endsAt: must(team.contractEndsAt, "it has a contract").toISOString() };
}

/** Puts a team on its contract's plan with its limits; null takes the contract away and leaves the plan. */
export async function setContract(tx: Transaction, teamId: TeamId, contract: Contract | null): Promise<void> {
  const set =
    contract === null
      ? { agreedSpaces: null, agreedRecordings: null, contractEndsAt: null, contractNote: null }
      : {
          plan: contract.plan,
          boughtCapacity: contract.people,
          agreedSpaces: contract.spaces,
          agreedRecordings: contract.recordings,
          contractEndsAt: new Date(contractEndMs(contract.until)),
          contractNote: contract.note,
        };
  await tx.update(teams).set(set).where(eq(teams.id, teamId));
}

/** The teams with a contract, what ends first before the others. */
export async function teamsWithContract(query: Query): Promise<TeamRow[]> {
  return query
    .select()
    .from(teams)
    .where(and(isNotNull(teams.contractEndsAt), teamStands))
    .orderBy(asc(teams.contractEndsAt), asc(teams.id));
}

/** Teams whose contract is over, deleted ones among them: locked, those that another program is ending left out. */
export async function contractsRunOut(tx: Transaction, nowMs: number, most: number): Promise<TeamRow[]> {
  return tx
    .select()
    .from(teams)
    .where(lte(teams.contractEndsAt, new Date(nowMs)))
    .orderBy(asc(teams.contractEndsAt))
    .limit(most)
    .for("no key update", { skipLocked: true });
}
