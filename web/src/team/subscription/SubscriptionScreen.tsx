import type { BillingCapabilities, BillingPeriod, ErrorCode, Team, TeamSubscription } from "@atrium/contract";
import { useDebouncedValue } from "@mantine/hooks";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { read } from "../../platform/data/read.ts";
import { useRead } from "../../platform/data/useRead.ts";
import { againstChosen, firstChosen, fitted, type Chosen } from "./subscriptionModel.ts";
import { SubscriptionView } from "./SubscriptionView.tsx";
import { useSubscriptionPayment } from "./useSubscriptionPayment.ts";

/** Chooses plan, people and period of a first subscription, or changes the one that a team has. */
export function SubscriptionScreen({ team }: { team: Team }) {
  const asked = useSearch({ strict: false });
  const { rates } = useRead(read("listPaidRates", {}));
  const { capabilities, subscription } = useRead(read("getTeamBillingCapabilities2", { teamId: team.id }));
  const payment = useSubscriptionPayment(team.id);
  const [chosen, setChosen] = useState<Chosen>(() => firstChosen(asked, subscription, rates));
  // While a payment is being followed its page stays as it was, although the team may have the plan already.
  const had = payment.outcome === null ? subscription : payment.had;
  const obstacle = payment.outcome === null ? obstacleTo(capabilities, had, chosen.period) : null;
  const against = obstacle ?? againstChosen(chosen, had);
  const { cart, isCounting, problem } = useCart({ team, chosen, had, isPossible: against === null });
  return (
    <SubscriptionView
      {...{ team, rates, had, chosen, obstacle, cart, isCounting }}
      change={(part) => setChosen((before) => fitted({ ...before, ...part }, had, rates))}
      problem={against ?? problem}
      pay={against === null ? () => payment.pay(chosen, had) : null}
      isBusy={payment.isBusy}
      outcome={payment.outcome}
    />
  );
}

/** Why a team can neither buy nor change a subscription; choosing another period may still help it. */
function obstacleTo(
  { buy, upgrade }: BillingCapabilities,
  had: TeamSubscription | null,
  period: BillingPeriod,
): ErrorCode | null {
  const ways = had === null ? buy.card : upgrade.card;
  if (ways.month.errors.length > 0 && ways.year.errors.length > 0) return ways[period].errors[0] ?? null;
  return null;
}

const SETTLED_MS = 300;

interface Counted {
  team: Team;
  chosen: Chosen;
  had: TeamSubscription | null;
  isPossible: boolean;
}

/** What the payment provider asks for a choice. A first purchase is also possible before the tax is known. */
function useCart({ team: { id: teamId }, chosen: typed, had, isPossible: isTypedPossible }: Counted) {
  // The payment provider is asked once a slider has come to rest.
  const [chosen] = useDebouncedValue(typed, SETTLED_MS);
  const isPossible = isTypedPossible && chosen === typed;
  const isChange = had !== null;
  const first = useQuery(read("previewCart", isPossible && !isChange ? { teamId, cart: chosen } : skipToken));
  const change = useQuery(read("previewUpgradeRate", isPossible && isChange ? { teamId, ...chosen } : skipToken));
  const { data, error, isFetching } = isChange ? change : first;
  const code = error?.refusal.code ?? null;
  return {
    cart: isPossible ? (data?.cart ?? null) : null,
    isCounting: isTypedPossible && (chosen !== typed || (isFetching && data === undefined)),
    problem: code === "customerLocationNotRecognized" && !isChange ? null : code,
  };
}
