import type { CustomDomain } from "@atrium/contract";
import { IconCheck, IconMinus } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import styles from "./domain.module.css";
import { domainTexts } from "./texts.ts";

/** The steps until the space opens at its own domain. */
export function DomainSteps({ domain: { domain, records, isOpen } }: { domain: CustomDomain }) {
  const say = useTexts(domainTexts);
  const leadsHere = records.some(({ type, state }) => type === "CNAME" && state === "found");
  const steps = [
    { title: say("isFree"), lead: say("isFreeLead"), isDone: true },
    { title: say("isYours"), lead: say("isYoursLead"), isDone: isOpen },
    { title: say("leadsHere"), lead: say("leadsHereLead"), isDone: leadsHere },
    { title: say("isOpen", { domain }), lead: say("isOpenLead"), isDone: isOpen && leadsHere },
  ];
  return (
    <section aria-labelledby="domain-steps">
      <h3 id="domain-steps" className={styles["stepsTitle"]}>
        {say("progress")}
      </h3>
      <ol className={styles["steps"]}>
        {steps.map(({ title, lead, isDone }) => (
          <li key={title} data-done={isDone}>
            <span className={styles["sign"]}>
              {isDone ? <IconCheck size={16} stroke={2} aria-hidden /> : <IconMinus size={16} stroke={2} aria-hidden />}
            </span>
            <span>
              {title}
              <small>{isDone ? say("done") : lead}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
