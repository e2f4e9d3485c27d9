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

/** One field of the card: its word and line in a box, and below what is wrong with it. */
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

/** Why nobody comes in yet: of a field, or of the whole try. */
export function EntranceProblem({ text }: { text: string }) {
  return (
    <p className={styles["problem"]} role="alert">
      {text}
    </p>
  );
}
