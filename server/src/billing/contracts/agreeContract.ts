import { PLAN_TERMS } from "@atrium/contract";
import type { TeamId } from "@atrium/contract";
import { faultsOfContract } from "@atrium/rules";
import type { Contract, ContractFault } from "@atrium/rules";
import type { Transaction } from "../../platform/database/database.ts";
import { contractOf, lockTeam, recordOperatorAudit, setContract } from "../../team/index.ts";
import type { TeamRow } from "../../team/index.ts";
import { findSubscription } from "../purchases/purchaseStore.ts";

/** What is asked for of a contract; what is left out stays as it is. */
export type WantedContract = { [Field in keyof Contract]?: Contract[Field] | undefined };

export type Agreement =
  | { kind: "noTeam" }
  /** It would be charged on beside the contract. */
  | { kind: "subscribed"; team: TeamRow }
  | { kind: "untilMissing"; team: TeamRow }
  | { kind: "faulty"; team: TeamRow; contract: Contract; faults: ContractFault[] }
  | { kind: "same" | "made" | "changed"; team: TeamRow; before: Contract | null; contract: Contract };

interface At {
  teamId: TeamId;
  nowMs: number;
  /** Otherwise nothing is written. */
  isSure: boolean;
}

/** Gives a team a contract or changes the one it has. The same once more changes nothing. */
export async function agreeContract(tx: Transaction, at: At, wanted: WantedContract): Promise<Agreement> {
  const { teamId, nowMs, isSure } = at;
  const team = await lockTeam(tx, teamId);
  if (team === null) return { kind: "noTeam" };
  const before = contractOf(team);
  const subscription = await findSubscription(tx, teamId);
  if (before === null && subscription?.isEnding === false) return { kind: "subscribed", team };
  const contract = contractFrom(before, wanted);
  if (contract === null) return { kind: "untilMissing", team };
  if (before !== null && isSame(before, contract)) return { kind: "same", team, before, contract };
  const faults = faultsOfContract(contract, nowMs);
  if (faults.length > 0) return { kind: "faulty", team, contract, faults };
  const kind = before === null ? "made" : "changed";
  if (isSure) {
    await setContract(tx, teamId, contract);
    const { note: _, ...agreed } = contract;
    const action = kind === "made" ? "contractMade" : "contractChanged";
    await recordOperatorAudit(tx, { teamId, nowMs }, { action, ...agreed });
  }
  return { kind, team, before, contract };
}

/** Null without a last day: a contract always has one. */
function contractFrom(before: Contract | null, wanted: WantedContract): Contract | null {
  const plan = wanted.plan ?? before?.plan ?? "custom";
  const until = wanted.until ?? before?.until;
  if (until === undefined) return null;
  const { peopleOnline, spaces, recordingsKept } = PLAN_TERMS[plan];
  return {
    plan,
    until,
    people: wanted.people ?? before?.people ?? peopleOnline,
    spaces: wanted.spaces ?? before?.spaces ?? spaces,
    recordings: wanted.recordings ?? before?.recordings ?? recordingsKept,
    note: wanted.note === undefined ? (before?.note ?? null) : wanted.note,
  };
}

const FIELDS = ["plan", "people", "spaces", "recordings", "until", "note"] as const satisfies (keyof Contract)[];
const isSame = (one: Contract, other: Contract): boolean => FIELDS.every((field) => one[field] === other[field]);
