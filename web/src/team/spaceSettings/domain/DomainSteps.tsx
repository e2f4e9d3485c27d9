import type { CustomDomain } from "@atrium/contract";
import { IconCheck, IconMinus, IconX } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import styles from "./domain.module.css";
import { domainTexts } from "./texts.ts";

/** The steps until the space opens at its own domain. */
export function DomainSteps({ domain: { domain, records, isOpen } }: { domain: CustomDomain }) {
  const say = useTexts(domainTexts);
  const has = (kind: "CNAME" | "TXT", wanted: "found" | "other") =>
    records.some(({ type, state }) => type === kind && state === wanted);
  const leadsHere = has("CNAME", "found");
  const steps = [
    { title: say("isFree"), lead: say("isFreeLead"), state: "done" },
    { title: say("isYours"), lead: say("isYoursLead"), state: stateOf(isOpen, has("TXT", "other")) },
    { title: say("leadsHere"), lead: say("leadsHereLead"), state: stateOf(leadsHere, has("CNAME", "other")) },
    { title: say("isOpen", { domain }), lead: say("isOpenLead"), state: stateOf(isOpen && leadsHere, false) },
  ] as const;
  return (
    <section aria-labelledby="domain-steps">
      <h3 id="domain-steps" className={styles["stepsTitle"]}>
        {say("progress")}
      </h3>
      <ol className={styles["steps"]}>
        {steps.map(({ title, lead, state }) => (
          <li key={title} data-state={state}>
            <span className={styles["sign"]}>
              <StepSign state={state} />
            </span>
            <span>
              {title}
              <small>{state === "done" ? say("done") : lead}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type StepState = "done" | "wrong" | "waiting";

const stateOf = (isDone: boolean, isWrong: boolean): StepState => (isDone ? "done" : isWrong ? "wrong" : "waiting");

function StepSign({ state }: { state: StepState }) {
  const Sign = { done: IconCheck, wrong: IconX, waiting: IconMinus }[state];
  return <Sign size={16} stroke={2} aria-hidden />;
}
