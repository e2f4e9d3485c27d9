import { errorText, type BillingPeriod, type RateId, type Team } from "@atrium/contract";
import { paidRate } from "@atrium/rules";
import { useState } from "react";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { showToast } from "../../ui/toast.tsx";

/** Leads to the payment provider's page, where a plan is paid for; how many come is chosen there. */
export function useChoosePlan({ id: teamId }: Team) {
  const [choosing, setChoosing] = useState<RateId | null>(null);
  const { run } = useAct("getSubscriptionCheckoutLink", {
    onRefused: ({ code }) => showToast({ text: errorText(code, currentLocale()), kind: "bad" }),
  });
  const choose = async (rateId: RateId, period: BillingPeriod) => {
    setChoosing(rateId);
    const reply = await run({ teamId, rateId, period, people: paidRate(rateId).minOnlineCapacity });
    if (reply.ok) window.location.assign(reply.value.url);
    else setChoosing(null);
  };
  return { choosing, choose: (plan: RateId, period: BillingPeriod) => void choose(plan, period) };
}
