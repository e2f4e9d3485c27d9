import type { ReactNode } from "react";
import styles from "./EntranceField.module.css";

interface EntranceFieldProps {
  label: string;
  /** What is wrong with it; null while nothing is. */
  problem: string | null;
  /** The input. */
  children: ReactNode;
  /** How much of it is written, where that shows. */
  count?: { used: number; max: number };
  /** A button at the field's end. */
  button?: ReactNode;
}

/** One field of the card: its label and input in a box, its fault below. */
export function EntranceField({ label, problem, children, count, button }: EntranceFieldProps) {
  return (
    <>
      <div className={styles["field"]} data-wrong={problem !== null} data-long={count !== undefined}>
        <label>
          {label}
          {children}
        </label>
        {button}
        {count === undefined ? null : (
          <span className={styles["count"]} aria-hidden>
            {count.used} / {count.max}
          </span>
        )}
      </div>
      {problem === null ? null : <EntranceProblem text={problem} />}
    </>
  );
}

/** Why the person cannot enter yet: the fault of a field, or of the whole attempt. */
export function EntranceProblem({ text }: { text: string }) {
  return (
    <p className={styles["problem"]} role="alert">
      {text}
    </p>
  );
}
