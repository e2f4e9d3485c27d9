import { ok, refuse } from "@atrium/contract";
import type { WantedRate } from "@atrium/contract";
import { againstChange, againstUpgrading } from "@atrium/rules";
import type { Query } from "../../platform/database/database.ts";
import type { TeamRow } from "../../team/index.ts";
import { findSubscription } from "./purchaseStore.ts";
import { wantedRate } from "./wantedRate.ts";

/** The subscription of a team and what it can be changed to. */
export async function changeableRate(query: Query, { id, plan }: TeamRow, wanted: WantedRate) {
  const rate = wantedRate(wanted);
  if (!rate.ok) return rate;
  const subscription = await findSubscription(query, id);
  const [against] = againstUpgrading({ plan, subscription });
  if (against !== undefined) return refuse(against);
  if (subscription === null) return refuse("teamNotOnPaidRate");
  const smaller = againstChange(subscription, rate.value);
  return smaller === null ? ok({ subscription, rate: rate.value }) : refuse(smaller);
}
