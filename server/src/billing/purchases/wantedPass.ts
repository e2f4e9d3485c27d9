import { ok, refuse } from "@atrium/contract";
import type { Result, WantedDayPass } from "@atrium/contract";
import { dayPassMoments, dayPassPriceCents, dayPassRate } from "@atrium/rules";
import type { SoldPass } from "../payments/payments.ts";

/** A day pass that can be bought, with its price. */
export function wantedPass(
  { people, ...wanted }: WantedDayPass,
  nowMs: number,
): Result<SoldPass, "invalidDayPassPeriod" | "invalidDayPassTimezone" | "selectMoreSpacesOrUsers"> {
  const moments = dayPassMoments(wanted, nowMs);
  if (typeof moments === "string") return refuse(moments);
  const rate = dayPassRate();
  if (people < rate.minOnlineCapacity || people > rate.maxOnlineCapacity) return refuse("selectMoreSpacesOrUsers");
  const lengthMs = moments.endsMs - moments.startsMs;
  return ok({
    ...moments,
    timeZone: wanted.timeZone,
    people,
    priceCents: dayPassPriceCents(rate, { people, lengthMs }),
  });
}
