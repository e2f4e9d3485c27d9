import { constants } from "@atrium/contract";
import { endContractsInTime, tellEndedTrials } from "../billing/index.ts";
import type { ContractNeeds } from "../billing/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Log } from "../platform/log.ts";

interface KeepContractsNeeds extends Omit<ContractNeeds, "defaultPlan"> {
  config: Pick<Config, "defaultPlan">;
  clock: Clock;
  log: Log;
}

/** Ends the contracts of teams when their last day is over, and tells of trials that have ended. Returns a function that stops it. */
export function keepContracts({ clock, log, config, ...needs }: KeepContractsNeeds): () => void {
  const { defaultPlan } = config;
  let isBusy = false;
  let toldMs = clock.nowMs();
  const work = async () => {
    const nowMs = clock.nowMs();
    await endContractsInTime({ ...needs, defaultPlan }, nowMs);
    await tellEndedTrials(needs, { sinceMs: toldMs, nowMs });
    toldMs = nowMs;
  };
  return clock.every(constants.contract.endedEveryMs, () => {
    if (isBusy) return;
    isBusy = true;
    void work()
      .catch((error: unknown) => log.warn({ err: error }, "contracts and trials could not be ended"))
      .finally(() => (isBusy = false));
  });
}
