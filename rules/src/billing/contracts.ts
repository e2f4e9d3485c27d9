// A contract is agreed with one team by whoever runs the program. It has days, not moments: it lasts through its last
// day by UTC.
import { constants, PLAN_TERMS } from "@atrium/contract";
import type { ContractPlan } from "@atrium/contract";
import { momentIn } from "./zoneTime.ts";

export interface Contract {
  plan: ContractPlan;
  /** Most people online in one space. */
  people: number;
  spaces: number;
  /** Recordings that are kept. */
  recordings: number;
  /** Its last day, like `2027-03-31`. */
  until: string;
  note: string | null;
}

/** What is wrong with a contract. */
export type ContractFault =
  | { field: "people" | "spaces" | "recordings"; least: number; most: number }
  | { field: "until" };

const DAY_MS = 24 * 3_600_000;

/** The moment after its last day. */
export const contractEndMs = (until: string): number => momentIn("UTC", until, "00:00") + DAY_MS;

/** What a contract cannot be: more than its plan may grant, or over already. */
export function faultsOfContract(contract: Contract, nowMs: number): ContractFault[] {
  const { peopleOnline, spaces, recordingsKept } = PLAN_TERMS[contract.plan];
  const bounds = [
    { field: "people", least: 1, most: peopleOnline },
    { field: "spaces", least: 1, most: spaces },
    { field: "recordings", least: 0, most: recordingsKept },
  ] as const;
  const outside = bounds.filter(({ field, least, most }) => contract[field] < least || contract[field] > most);
  return contractEndMs(contract.until) > nowMs ? outside : [...outside, { field: "until" }];
}

/** Whether admins are told that a contract ends: for the first time, for the last, or not yet and no longer. */
export function contractTold(endsMs: number, nowMs: number): "first" | "last" | null {
  const leftMs = endsMs - nowMs;
  const { first, last } = constants.contract.toldBeforeMs;
  if (leftMs <= 0 || leftMs > first) return null;
  return leftMs <= last ? "last" : "first";
}
