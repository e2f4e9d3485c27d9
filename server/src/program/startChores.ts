import { startHousekeeping } from "./housekeeping.ts";
import { keepContracts } from "./keepContracts.ts";
import { keepHours } from "./keepHours.ts";
import { keepPurchases } from "./keepPurchases.ts";
import { keepSlack } from "./keepSlack.ts";
import { keepSupport } from "./keepSupport.ts";
import { keepTelling } from "./keepTelling.ts";
import { keepTerms } from "./keepTerms.ts";

type ChoreNeeds = Parameters<typeof startHousekeeping>[0] &
  Parameters<typeof keepContracts>[0] &
  Parameters<typeof keepHours>[0] &
  Parameters<typeof keepPurchases>[0] &
  Parameters<typeof keepSlack>[0] &
  Parameters<typeof keepSupport>[0] &
  Parameters<typeof keepTelling>[0] &
  Parameters<typeof keepTerms>[0];

/** Starts the program's periodic work. Returns a function that stops it. */
export function startChores(needs: ChoreNeeds): () => void {
  const stops = [
    startHousekeeping(needs),
    keepTelling(needs),
    keepPurchases(needs),
    keepContracts(needs),
    keepHours(needs),
    keepSlack(needs),
    keepSupport(needs),
    keepTerms(needs),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
