import type { BillingEntry, TeamId, TeamSubscription } from "@atrium/contract";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { ButtonLink } from "../../../ui/links.tsx";
import { Row, Rows } from "../../../ui/list/Row.tsx";
import { Section } from "../../../ui/page/Section.tsx";
import { planTexts } from "../texts.ts";
import styles from "./billing.module.css";
import { paidLines, subscriptionNote, type PaidLine } from "./billingModel.ts";
import { planBillingTexts } from "./texts.ts";

interface PlanBillingViewProps {
  teamId: TeamId;
  subscription: TeamSubscription | null;
  entries: readonly BillingEntry[];
  /** Reads older entries; null if there are none. */
  more: (() => void) | null;
  isReadingMore: boolean;
  /** Its cards; null before it has bought anything. */
  methods: ReactNode;
  isBusy: boolean;
  onCancel: () => void;
  onReactivate: () => void;
  onCards: () => void;
}

export function PlanBillingView({
  subscription,
  entries,
  more,
  isReadingMore,
  methods,
  ...acts
}: PlanBillingViewProps) {
  const say = useTexts(planBillingTexts);
  const lines = paidLines(entries, { locale: currentLocale(), say });
  return (
    <>
      {subscription === null ? null : (
        <Section title={say("subscription")}>
          <OwnSubscription subscription={subscription} {...acts} />
        </Section>
      )}
      {methods}
      {lines.length === 0 ? null : (
        <Section title={say("history")}>
          <Rows>
            {lines.map((line) => (
              <Paid key={line.id} line={line} />
            ))}
          </Rows>
          {more === null ? null : (
            <Button className={styles["more"] ?? ""} variant="secondary" loading={isReadingMore} onClick={more}>
              {say("more")}
            </Button>
          )}
        </Section>
      )}
    </>
  );
}

type OwnProps = Omit<PlanBillingViewProps, "entries" | "more" | "isReadingMore" | "methods" | "subscription"> & {
  subscription: TeamSubscription;
};

function OwnSubscription({ teamId, subscription, isBusy, onCancel, onReactivate, onCards }: OwnProps) {
  const say = useTexts(planBillingTexts);
  const sayPlan = useTexts(planTexts);
  const { state, rateId, people } = subscription;
  return (
    <div className={styles["own"]} data-state={state}>
      <Row
        title={say("has", { plan: sayPlan(rateId), count: people })}
        note={subscriptionNote(subscription, { locale: currentLocale(), say })}
      />
      <div className={styles["acts"]}>
        {state === "active" ? <Growing teamId={teamId} subscription={subscription} /> : null}
        <Button variant="secondary" disabled={isBusy} onClick={onCards}>
          {say("cards")}
        </Button>
        <Button variant="subtle" disabled={isBusy} onClick={state === "ending" ? onReactivate : onCancel}>
          {say(state === "ending" ? "reactivate" : "cancelAct")}
        </Button>
      </div>
    </div>
  );
}

/** The ways to a larger subscription. */
function Growing({ teamId, subscription: { rateId, period } }: Pick<OwnProps, "teamId" | "subscription">) {
  const say = useTexts(planBillingTexts);
  const to = "/dashboard/team/$teamId/upgrade/{-$step}";
  const params = { teamId, step: "subscription" };
  return (
    <>
      <ButtonLink {...{ to, params }} search={{ rateId, period }}>
        {say(rateId === "lite" ? "larger" : "addPeople")}
      </ButtonLink>
      {period === "year" ? null : (
        <ButtonLink {...{ to, params }} search={{ rateId, period: "year" }} variant="secondary">
          {say("toAnnual")}
        </ButtonLink>
      )}
    </>
  );
}

function Paid({ line: { title, note, sum, isPaid, pdf } }: { line: PaidLine }) {
  const say = useTexts(planBillingTexts);
  return (
    <Row title={title} note={note}>
      <span className={styles["state"]} data-paid={isPaid}>
        {say(isPaid ? "completed" : "pending")}
      </span>
      <span className={styles["sum"]}>{sum}</span>
      {pdf === null ? null : (
        <a className={styles["pdf"]} href={pdf.url} target="_blank" rel="noopener noreferrer" aria-label={pdf.label}>
          {say("pdf")}
        </a>
      )}
    </Row>
  );
}
