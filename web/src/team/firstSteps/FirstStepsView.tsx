import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useId } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./firstSteps.module.css";
import type { FirstStep, FirstStepsModel } from "./firstStepsModel.ts";
import { firstStepsTexts } from "./texts.ts";

interface FirstStepsViewProps {
  model: FirstStepsModel;
  /** A team is made before its list is. */
  acts: Record<Exclude<FirstStep["id"], "team">, () => void>;
  /** Null where nothing else is on the page. */
  hide: (() => void) | null;
}

/** A list that is one column beside something else, and a row where it has the width of the page. */
export function FirstStepsView({ model: { steps, done }, acts, hide }: FirstStepsViewProps) {
  const say = useTexts(firstStepsTexts);
  const id = useId();
  return (
    <section className={styles["steps"]} aria-labelledby={id}>
      <div className={styles["head"]}>
        <h2 id={id}>{say("title")}</h2>
        <span className={styles["count"]} role="status">
          {say("count", { done, of: steps.length })}
        </span>
        {hide === null ? null : (
          <Button variant="quiet" size="sm" className={styles["hide"] ?? ""} onClick={hide}>
            {say("hide")}
          </Button>
        )}
      </div>
      <ol className={styles["list"]}>
        {steps.map((step) => (
          <li key={step.id}>
            {step.isDone || step.id === "team" ? (
              <div className={styles["step"]} data-done>
                <Words step={step} />
              </div>
            ) : (
              <button type="button" className={styles["step"]} onClick={acts[step.id]}>
                <Words step={step} />
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Words({ step: { title, note, isDone } }: { step: FirstStep }) {
  const say = useTexts(firstStepsTexts);
  return (
    <>
      <span className={styles["tick"]}>{isDone ? <IconCheck size={14} stroke={2.5} aria-hidden /> : null}</span>
      <span className={styles["words"]}>
        <b>{title}</b>
        {isDone ? <span className="visually-hidden">. {say("done")}. </span> : null}
        <small>{note}</small>
      </span>
    </>
  );
}
