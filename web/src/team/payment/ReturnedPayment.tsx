import type { Team } from "@atrium/contract";
import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { read } from "../../platform/data/read.ts";
import { invalidate, touchedBy } from "../../platform/data/touched.ts";
import { tellRefusal } from "../../ui/tell.ts";
import { PaymentOutcome, type Outcome } from "./PaymentOutcome.tsx";
import { isAhead, outcomeOf, returnedWith, type Returned } from "./returnModel.ts";

const AGAIN_MS = 5000;

interface ReturnedPaymentProps {
  team: Team;
  /** How often it is looked at again until it is confirmed. */
  everyMs?: number;
}

/** Says what became of a payment to whoever comes back from the payment provider's page. */
export function ReturnedPayment({ team, everyMs = AGAIN_MS }: ReturnedPaymentProps) {
  const markers = useSearch({ strict: false });
  // Stays after the address is clean, until the page is left.
  const [returned] = useState(() => returnedWith(markers));
  return returned === null ? null : <Followed {...{ team, returned, everyMs }} />;
}

function Followed({
  team: { id: teamId },
  returned,
  everyMs,
}: Required<ReturnedPaymentProps> & { returned: Returned }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { state, begins, look, isBusy } = useOutcome(teamId, returned, everyMs);
  useEffect(() => {
    if (state !== "confirmed") return;
    void navigate({ to: ".", search: {}, replace: true });
    // The plan and its limits are read anew wherever they are shown.
    void invalidate(touchedBy("checkPayment", { teamId }), client);
  }, [state, teamId, navigate, client]);
  const outcome: Outcome =
    state === "failed"
      ? { state, onAgain: null }
      : state === "confirmed"
        ? { state, isAhead: begins === "later" }
        : { state, onCheck: look };
  return <PaymentOutcome isOnPlan {...{ teamId, outcome, isBusy }} />;
}

/**
 * Reads anew what the team has bought until the payment is confirmed. The button is busy only while it was pressed: one
 * that is disabled every few seconds would lose the focus.
 */
function useOutcome(teamId: Team["id"], returned: Returned, everyMs: number) {
  const isPass = returned.thing === "dayPass";
  const [isConfirmed, setConfirmed] = useState(false);
  const again = { refetchInterval: isConfirmed ? (false as const) : everyMs };
  const rate = useQuery({ ...read("getTeamBillingCapabilities2", isPass ? skipToken : { teamId }), ...again });
  const passes = useQuery({ ...read("listTeamDayPasses", isPass ? { teamId } : skipToken), ...again });
  const bought = { subscription: rate.data?.subscription ?? null, dayPasses: passes.data?.dayPasses ?? [] };
  const state = isConfirmed ? "confirmed" : outcomeOf(returned, bought);
  if (state === "confirmed" && !isConfirmed) setConfirmed(true);
  const asked = isPass ? passes : rate;
  const [isBusy, setBusy] = useState(false);
  const look = async () => {
    setBusy(true);
    const { error } = await asked.refetch();
    setBusy(false);
    if (error !== null) tellRefusal(error.refusal.code);
  };
  const begins = isAhead(returned, bought.dayPasses) ? "later" : "now";
  return { state, begins, look: () => void look(), isBusy } as const;
}
