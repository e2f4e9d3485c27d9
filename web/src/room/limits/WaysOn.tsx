import { ownPlace } from "../../platform/ownHost.ts";
import { useTexts, type Say } from "../../platform/i18n/texts.ts";
import type { LimitFacts } from "./limitFacts.ts";
import styles from "./limits.module.css";
import { limitTexts } from "./texts.ts";

type LimitSay = Say<(typeof limitTexts)["entries"]>;

/** Whom to ask, for those who cannot choose a plan. */
export const whoText = ({ payer }: LimitFacts, say: LimitSay): string =>
  payer === null ? say("adminCan") : say("whoCan", { name: payer.name });

interface PlansLinkProps {
  facts: LimitFacts;
  step?: "daypass";
  label?: string;
}

/** To the plans, beside the room, for whoever can choose one. A custom domain has no dashboard. */
export function PlansLink({ facts, step, label }: PlansLinkProps) {
  const say = useTexts(limitTexts);
  if (!facts.mayPay || ownPlace() !== null) return null;
  const plans = `/dashboard/team/${facts.teamId}/upgrade`;
  return (
    <a
      className={styles["main"]}
      href={step === undefined ? plans : `${plans}/${step}`}
      target="_blank"
      rel="noreferrer"
    >
      {label ?? say("seePlans")}
    </a>
  );
}
