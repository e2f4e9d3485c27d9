import { Button } from "@mantine/core";
import type { TeamId } from "@atrium/contract";
import { IconBuildingBank, IconCheck, IconCreditCardOff, IconHourglass } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ButtonLink } from "../../ui/links.tsx";
import styles from "./payment.module.css";
import { paymentTexts } from "./texts.ts";

/** What became of a payment, or is becoming of it. */
export type Outcome =
  /** `isAhead`: it begins later. */
  | { state: "confirmed"; isAhead?: boolean }
  | { state: "inProgress"; onCheck: (() => void) | null }
  | { state: "asksBank"; bankUrl: string | null; onCheck: () => void }
  | { state: "failed"; onAgain: (() => void) | null };

interface PaymentOutcomeProps {
  teamId: TeamId;
  outcome: Outcome;
  isBusy?: boolean;
  /** Whether it stands on the page of the team's plan itself. */
  isOnPlan?: boolean;
}

const ICONS = {
  confirmed: IconCheck,
  inProgress: IconHourglass,
  asksBank: IconBuildingBank,
  failed: IconCreditCardOff,
} as const;

export function PaymentOutcome({ teamId, outcome, isBusy = false, isOnPlan = false }: PaymentOutcomeProps) {
  const say = useTexts(paymentTexts);
  const Icon = ICONS[outcome.state];
  // Nothing is left to do here but to go on.
  const isPaid = outcome.state === "confirmed";
  return (
    <section className={styles["outcome"]} data-state={outcome.state} aria-live="polite">
      <span className={styles["mark"]}>
        <Icon size={24} aria-hidden />
      </span>
      <div className={styles["words"]}>
        <h2>{say(outcome.state)}</h2>
        <p>{say(isPaid && outcome.isAhead === true ? "aheadText" : `${outcome.state}Text`)}</p>
      </div>
      <div className={styles["acts"]}>
        <OutcomeActs outcome={outcome} isBusy={isBusy} />
        {outcome.state === "failed" || isOnPlan ? null : (
          <ButtonLink to="/dashboard/team/$teamId" params={{ teamId }} variant={isPaid ? "primary" : "subtle"}>
            {say("toSpaces")}
          </ButtonLink>
        )}
        {isOnPlan ? null : (
          <ButtonLink
            to="/dashboard/team/$teamId/plan-details"
            params={{ teamId }}
            variant={isPaid ? "secondary" : "subtle"}
          >
            {say(outcome.state === "failed" ? "toCards" : "toPlan")}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function OutcomeActs({ outcome, isBusy }: { outcome: Outcome; isBusy: boolean }) {
  const say = useTexts(paymentTexts);
  if (outcome.state === "confirmed") return null;
  if (outcome.state === "failed")
    return outcome.onAgain === null ? null : <Button onClick={outcome.onAgain}>{say("again")}</Button>;
  const check = (
    <Button variant="secondary" loading={isBusy} onClick={outcome.onCheck ?? undefined}>
      {say("check")}
    </Button>
  );
  if (outcome.state === "inProgress") return outcome.onCheck === null ? null : check;
  return (
    <>
      {outcome.bankUrl === null ? null : (
        <Button component="a" href={outcome.bankUrl} target="_blank" rel="noopener noreferrer">
          {say("toBank")}
        </Button>
      )}
      {check}
    </>
  );
}
