import type { ReactNode } from "react";
import styles from "./EntranceField.module.css";

interface EntranceFieldProps {
  label: string;
  /** What is wrong with it; null while nothing is. */
  problem: string | null;
  /** The input. */
  children: ReactNode;
  /** A button at the field's end. */
  button?: ReactNode;
}

/** One field of the card: its word and line in a box, and below what is wrong with it. */
export function EntranceField({ label, problem, children, button }: EntranceFieldProps) {
  return (
    <>
      <div className={styles["field"]} data-wrong={problem !== null}>
        <label>
          {label}
          {children}
        </label>
        {button}
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
