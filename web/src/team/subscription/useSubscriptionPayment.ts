import { errorText, type ErrorCode, type Payment, type TeamId, type TeamSubscription } from "@atrium/contract";
import { useState } from "react";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { showToast } from "../../ui/toast.tsx";
import type { Outcome } from "../payment/PaymentOutcome.tsx";
import { useLeaving } from "../payment/useLeaving.ts";
import type { Chosen } from "./subscriptionModel.ts";

/** A payment that was asked for; `payment` is null if nothing had to be paid. */
type Followed = { had: TeamSubscription } & ({ state: "asked"; payment: Payment | null } | { state: "failed" });

/** Pays a change with the team's card and follows the payment, or leads to the payment provider for a first purchase. */
export function useSubscriptionPayment(teamId: TeamId) {
  const [followed, setFollowed] = useState<Followed | null>(null);
  const [isLeaving, leave] = useLeaving();
  const link = useAct("getSubscriptionCheckoutLink", { onRefused: tell });
  const upgrade = useAct("upgradeRate", { onRefused: tell });
  const check = useAct("checkPayment");
  const buy = async (chosen: Chosen) => {
    const reply = await link.run({ teamId, ...chosen });
    if (!reply.ok) return;
    leave();
    window.location.assign(reply.value.url);
  };
  const change = async (chosen: Chosen, had: TeamSubscription) => {
    const reply = await upgrade.run({ teamId, ...chosen });
    if (reply.ok) setFollowed({ had, state: "asked", payment: reply.value.payment });
    else if (reply.code === "paymentFailed") setFollowed({ had, state: "failed" });
  };
  const look = async (had: TeamSubscription, payment: Payment) => {
    const reply = await check.run({ teamId, paymentId: payment.id });
    if (reply.ok) setFollowed({ had, state: "asked", payment: reply.value.payment });
    else if (reply.code === "paymentFailed") setFollowed({ had, state: "failed" });
    else tell(reply);
  };
  return {
    had: followed?.had ?? null,
    outcome: followed === null ? null : outcomeOf(followed, { look, again: () => setFollowed(null) }),
    isBusy: link.busy || upgrade.busy || check.busy || isLeaving,
    pay: (chosen: Chosen, had: TeamSubscription | null) => void (had === null ? buy(chosen) : change(chosen, had)),
  };
}

const tell = ({ code }: { code: ErrorCode }) => {
  // A declined card has a page of its own.
  if (code !== "paymentFailed") showToast({ text: errorText(code, currentLocale()), kind: "bad" });
};

function outcomeOf(
  followed: Followed,
  acts: { look: (had: TeamSubscription, payment: Payment) => Promise<void>; again: () => void },
): Outcome {
  if (followed.state === "failed") return { state: "failed", onAgain: acts.again };
  const { payment, had } = followed;
  if (payment === null || payment.state === "confirmed") return { state: "confirmed" };
  if (payment.state === "failed") return { state: "failed", onAgain: acts.again };
  const onCheck = () => void acts.look(had, payment);
  if (payment.clientSecret === null) return { state: "inProgress", onCheck };
  return { state: "asksBank", bankUrl: payment.bankUrl, onCheck };
}
