import { Button } from "@mantine/core";
import { PLAN_FEATURES, PLAN_TERMS, type Plan, type PlanTerms, type Team } from "@atrium/contract";
import { IconCheck, IconMessages, IconMinus } from "@tabler/icons-react";
import { Suspense, type ReactNode } from "react";
import { talkToSales } from "../../contact/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { useTeam } from "../ownTeams.ts";
import { PlanNote } from "../settings/TeamKeepingSetting.tsx";
import { ReturnedPayment } from "../payment/ReturnedPayment.tsx";
import { TrialNote } from "../trial/TrialNote.tsx";
import { ContractSection } from "./ContractSection.tsx";
import { PlanBilling } from "./billing/PlanBilling.tsx";
import styles from "./plan.module.css";
import { planTexts } from "./texts.ts";

const LIMITS = [
  "peopleOnline",
  "spaces",
  "roomsPerSpace",
  "elementsPerRoom",
  "hoursPerDay",
  "chatKeptDays",
  "recordingsKept",
] as const satisfies readonly (keyof PlanTerms)[];

/** Plans that were agreed upon: what else there may be is not bought here. */
const AGREED: ReadonlySet<Plan> = new Set<Plan>(["custom", "customEducation"]);

/** What a team's plan comes with, for as many people as were bought. */
export function PlanScreen() {
  const team = useTeam();
  return (
    <PlanView
      team={team}
      billing={
        team.role === "ADMIN" ? (
          <Suspense>
            <ReturnedPayment team={team} />
            <PlanBilling team={team} />
          </Suspense>
        ) : null
      }
    />
  );
}

export function PlanView({ team, billing }: { team: Team; billing?: ReactNode }) {
  const say = useTexts(planTexts);
  const terms = PLAN_TERMS[team.planNow];
  const own = { peopleOnline: team.capacity, spaces: team.spacesLimit, recordingsKept: team.recordingsLimit };
  const valueOf = (limit: (typeof LIMITS)[number]): string => {
    const most = { ...terms, ...own }[limit];
    if (most === null) return say("unlimited");
    return limit === "spaces" ? say("used", { used: team.spacesCount, most }) : String(most);
  };
  return (
    <Page
      title={say("plan")}
      lead={say(team.planNow)}
      windowTitle={`${say("plan")}: ${team.name}`}
      act={
        team.role === "ADMIN" ? (
          <ButtonLink to="/dashboard/team/$teamId/upgrade/{-$step}" params={{ teamId: team.id }} variant="secondary">
            {say("compare")}
          </ButtonLink>
        ) : null
      }
    >
      <TrialNote team={team} leads />
      <ContractSection team={team} />
      <div className={styles["kept"]}>
        <PlanNote team={team} planBindsAt={team.keeping?.planBindsAt ?? null} />
      </div>
      {billing}
      <Section
        title={say("limits")}
        act={team.role === "ADMIN" && AGREED.has(team.plan) ? <TalkToUs team={team} /> : undefined}
      >
        <dl className={styles["limits"]}>
          {LIMITS.map((limit) => (
            <div key={limit}>
              <dt>{say(limit)}</dt>
              <dd>{valueOf(limit)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={say("features")}>
        <ul className={styles["features"]}>
          {PLAN_FEATURES.map((feature) => {
            const isIn = terms.features.includes(feature);
            return (
              <li key={feature} data-in={isIn}>
                {isIn ? <IconCheck size={18} aria-hidden /> : <IconMinus size={18} aria-hidden />}
                {say(feature)}
                <span className="visually-hidden">: {say(isIn ? "has" : "hasNot")}</span>
              </li>
            );
          })}
        </ul>
      </Section>
    </Page>
  );
}

function TalkToUs({ team }: { team: Team }) {
  const say = useTexts(planTexts);
  return (
    <Button
      variant="subtle"
      leftSection={<IconMessages size={18} aria-hidden />}
      onClick={() => talkToSales({ openedFrom: "plan", teamId: team.id })}
    >
      {say("talk")}
    </Button>
  );
}
