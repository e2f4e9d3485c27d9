import { Button, SegmentedControl } from "@mantine/core";
import { errorText, SOCIAL_DISCOUNT_PERCENT, type BillingPeriod, type Team } from "@atrium/contract";
import { IconArrowLeft, IconCalendarEvent, IconInfoCircle, IconMessages } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { talkToSales } from "../../contact/index.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useTitle } from "../../platform/useTitle.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { TrialNote } from "../trial/TrialNote.tsx";
import { planTexts } from "../plan/texts.ts";
import { COMPARED, plansModel, type Compared, type PlansNeeds } from "./plansModel.ts";
import styles from "./plans.module.css";
import { PlansTable } from "./PlansTable.tsx";
import { plansTexts } from "./texts.ts";

type PlansViewProps = Pick<PlansNeeds, "rates" | "dayPass" | "obstacle" | "canBuy" | "had"> & {
  team: Team;
  canBuyPass: boolean;
};

export function PlansView({ team, obstacle, canBuyPass, ...sold }: PlansViewProps) {
  const say = useTexts(plansTexts);
  const sayPlan = useTexts(planTexts);
  const [period, setPeriod] = useState<BillingPeriod>("year");
  // On a phone one plan is seen at a time.
  const [shown, setShown] = useState<Compared>(COMPARED.find((plan) => plan === team.plan) ?? "startup");
  const locale = currentLocale();
  const model = plansModel({ ...sold, plan: team.plan, period, obstacle, locale, say });
  const title = say("title", { team: team.name });
  useTitle(title);
  return (
    <div className={styles["page"]}>
      <header className={styles["top"]}>
        <Link to="/dashboard/team/$teamId/plan-details" params={{ teamId: team.id }} className={styles["back"]}>
          <IconArrowLeft size={18} aria-hidden /> {say("back")}
        </Link>
        <span className={styles["currency"]}>{say("currency")}</span>
      </header>
      <main className={styles["main"]}>
        <div className={styles["head"]}>
          <div>
            <PageTitle>{title}</PageTitle>
            <p className={styles["lead"]}>{say("lead")}</p>
          </div>
          <SegmentedControl
            aria-label={say("period")}
            className={styles["period"] ?? ""}
            value={period}
            onChange={(value) => setPeriod(value === "month" ? "month" : "year")}
            data={[
              { value: "month", label: say("month") },
              { value: "year", label: <Annual name={say("year")} saving={model.saving} /> },
            ]}
          />
        </div>
        <TrialNote team={team} offers />
        {obstacle === null ? null : (
          <p className={styles["obstacle"]}>
            <IconInfoCircle size={18} aria-hidden /> {errorText(obstacle, locale)}
          </p>
        )}
        <SegmentedControl
          aria-label={say("choosePlan")}
          className={styles["which"] ?? ""}
          value={shown}
          onChange={(value) => setShown(COMPARED.find((plan) => plan === value) ?? shown)}
          data={COMPARED.map((plan) => ({ value: plan, label: sayPlan(plan) }))}
        />
        <PlansTable model={model} shown={shown} team={team} period={period} />
        <DayPassOffer team={team} lead={model.dayPassLead} canBuy={canBuyPass} />
        <ContractOffer team={team} title={model.contract} />
      </main>
    </div>
  );
}

const Annual = ({ name, saving }: { name: string; saving: string }) => (
  <span className={styles["annual"]}>
    {name} <span className={styles["saving"]}>{saving}</span>
  </span>
);

function DayPassOffer({ team, lead, canBuy }: { team: Team; lead: string; canBuy: boolean }) {
  const say = useTexts(plansTexts);
  return (
    <section className={styles["dayPass"]}>
      <IconCalendarEvent size={20} aria-hidden />
      <h2>{say("dayPass")}</h2>
      <p>{lead}</p>
      {canBuy ? (
        <ButtonLink
          to="/dashboard/team/$teamId/upgrade/{-$step}"
          params={{ teamId: team.id, step: "daypass" }}
          variant="secondary"
        >
          {say("chooseDays")}
        </ButtonLink>
      ) : null}
    </section>
  );
}

/** For whom no plan is large enough. */
function ContractOffer({ team, title }: { team: Team; title: string }) {
  const say = useTexts(plansTexts);
  return (
    <section className={styles["contract"]}>
      <IconMessages size={20} aria-hidden />
      <div>
        <h2>{title}</h2>
        <p>{say("contractLead", { percent: SOCIAL_DISCOUNT_PERCENT })}</p>
      </div>
      <Button variant="secondary" onClick={() => talkToSales({ openedFrom: "plans", teamId: team.id })}>
        {say("talk")}
      </Button>
    </section>
  );
}
