import type { ReactNode } from "react";
import { useTitle } from "../../platform/useTitle.ts";
import { PageTitle } from "../PageTitle.tsx";
import styles from "./page.module.css";

interface PageProps {
  title: string;
  /** Above the title: breadcrumbs. */
  crumbs?: ReactNode;
  /** Below the title, less prominent. */
  lead?: ReactNode;
  /** The window title, if it differs. */
  windowTitle?: string;
  /** Beside the title: the page's actions. */
  act?: ReactNode;
  /** Above everything else: notices. */
  note?: ReactNode;
  children: ReactNode;
}

/** A dashboard page: its title, actions and content. */
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
