import { useId, type ReactNode } from "react";
import styles from "./page.module.css";

interface SectionProps {
  title: string;
  count?: number;
  /** At the other end of the title's line: a search, a link. */
  act?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, count, act, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles["section"]} aria-labelledby={id}>
      <div className={styles["sectionHead"]}>
        <h2 id={id}>{title}</h2>
        {count === undefined ? null : <span className={styles["count"]}>{count}</span>}
        {act === undefined ? null : <div className={styles["sectionAct"]}>{act}</div>}
      </div>
      {children}
    </section>
  );
}

interface SettingProps {
  title: string;
  lead?: string;
  /** Uses the page's full width. */
  isWide?: boolean;
  children: ReactNode;
}

/** One row of a settings page: its label beside its control. */
export function Setting({ title, lead, isWide = false, children }: SettingProps) {
  return (
    <section className={styles["setting"]}>
      <div>
        <h2>{title}</h2>
        {lead === undefined ? null : <p>{lead}</p>}
      </div>
      <div className={styles["settingBody"]} data-wide={isWide}>
        {children}
      </div>
    </section>
  );
}
