import type { ReactNode } from "react";
import { useTitle } from "../../platform/useTitle.ts";
import { PageTitle } from "../PageTitle.tsx";
import styles from "./page.module.css";

interface PageProps {
  title: string;
  /** Above the title: the way to here. */
  crumbs?: ReactNode;
  /** Under the title, in a quieter voice. */
  lead?: ReactNode;
  /** The title of the window where it is another. */
  windowTitle?: string;
  /** Beside the title: what one may do here. */
  act?: ReactNode;
  /** Above everything: what has to be known first. */
  note?: ReactNode;
  children: ReactNode;
}

/** A page of the dashboard: its title, what can be done, what there is. */
export function Page({ title, crumbs, lead, windowTitle = title, act, note, children }: PageProps) {
  useTitle(windowTitle);
  return (
    <div className={styles["page"]}>
      {note}
      <header className={styles["head"]}>
        <div className={styles["words"]}>
          {crumbs === undefined ? null : <p className={styles["crumbs"]}>{crumbs}</p>}
          <PageTitle>{title}</PageTitle>
          {lead === undefined ? null : <p className={styles["lead"]}>{lead}</p>}
        </div>
        {act === undefined ? null : <div className={styles["act"]}>{act}</div>}
      </header>
      {children}
    </div>
  );
}
