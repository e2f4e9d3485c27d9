import type { Team } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { dayText } from "../../ui/dates.ts";
import { Section } from "../../ui/page/Section.tsx";
import { freeKeeping } from "./freeKeeping.ts";
import styles from "./plan.module.css";
import { planTexts } from "./texts.ts";

/** What was agreed with the team by contract: until when, and what was written to its admins. Its limits stand below. */
export function ContractSection({ team }: { team: Team }) {
  const say = useTexts(planTexts);
  const locale = useLocale();
  const contract = team.contract ?? null;
  if (contract === null) return null;
  return (
    <Section title={say("contract")}>
      <div className={styles["contract"]} data-testid="contract">
        <p>
          <b>{say("until", { day: dayText(contract.until, "date", locale) })}</b> {say("afterwards", freeKeeping)}
        </p>
        {contract.note === null ? null : (
          <p className={styles["note"]} dir="auto">
            {contract.note}
          </p>
        )}
      </div>
    </Section>
  );
}
