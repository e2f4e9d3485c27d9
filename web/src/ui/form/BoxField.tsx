import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./boxField.module.css";

interface BoxFieldProps {
  label: string;
  /** Its error; null if there is none. */
  problem: string | null;
  /** The input. */
  children: ReactNode;
  /** The character count, if shown. */
  count?: { used: number; max: number };
  /** A button at the end of the field. */
  button?: ReactNode;
}

/** A field on an entrance card: its label and input in one box, its error below. */
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

/** Why the person cannot enter yet: a field's error, or a refusal of the whole form. */
export function BoxProblem({ text }: { text: string }) {
  return (
    <p className={styles["problem"]} role="alert">
      <IconAlertCircle size={15} stroke={1.75} aria-hidden />
      {text}
    </p>
  );
}
