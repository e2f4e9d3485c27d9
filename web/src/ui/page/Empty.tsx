import type { ReactNode } from "react";
import styles from "./page.module.css";

interface EmptyProps {
  icon: ReactNode;
  /** Why it is empty. */
  title: string;
  lead?: string;
  /** The one suggested action. */
  children?: ReactNode;
}

/** Shown instead of a list without rows. */
export function Empty({ icon, title, lead, children }: EmptyProps) {
  return (
    <div className={styles["empty"]}>
      <span className={styles["emptyIcon"]} aria-hidden>
        {icon}
      </span>
      <div>
        <h3>{title}</h3>
        {lead === undefined ? null : <p>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
