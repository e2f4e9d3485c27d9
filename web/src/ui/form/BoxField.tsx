import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./boxField.module.css";

interface BoxFieldProps {
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

/** A field of a card at a door: its label and input in one box, its fault below. */
export function BoxField({ label, problem, children, count, button }: BoxFieldProps) {
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
      {problem === null ? null : <BoxProblem text={problem} />}
    </>
  );
}

/** Why the person cannot enter yet: the fault of a field, or of the whole attempt. */
export function BoxProblem({ text }: { text: string }) {
  return (
    <p className={styles["problem"]} role="alert">
      <IconAlertCircle size={15} stroke={1.75} aria-hidden />
      {text}
    </p>
  );
}
