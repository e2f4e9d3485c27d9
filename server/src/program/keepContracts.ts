import { constants } from "@atrium/contract";
import { endContractsInTime } from "../billing/index.ts";
import type { ContractNeeds } from "../billing/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Log } from "../platform/log.ts";

interface KeepContractsNeeds extends Omit<ContractNeeds, "defaultPlan"> {
  config: Pick<Config, "defaultPlan">;
  clock: Clock;
  log: Log;
}

/** Ends the contracts of teams when their last day is over. Returns a function that stops it. */
export function keepContracts({ clock, log, config, ...needs }: KeepContractsNeeds): () => void {
  const { defaultPlan } = config;
  let isBusy = false;
  return clock.every(constants.contract.endedEveryMs, () => {
    if (isBusy) return;
    isBusy = true;
    void endContractsInTime({ ...needs, defaultPlan }, clock.nowMs())
      .catch((error: unknown) => log.warn({ err: error }, "contracts could not be ended"))
      .finally(() => (isBusy = false));
  });
}
