import type { ReactNode } from "react";
import { CourtPicture } from "../CourtPicture.tsx";
import { PageTitle } from "../PageTitle.tsx";
import styles from "./PageProblem.module.css";

interface PageProblemProps {
  court: "shut" | "lost";
  title: string;
  lead?: string;
  /** The suggested action. */
  children: ReactNode;
}

/** Replaces a page's content: why there is none, and what to do. The rest of the page stays. */
export function PageProblem({ court, title, lead, children }: PageProblemProps) {
  return (
    <div className={styles["problem"]} role={court === "shut" ? "alert" : undefined}>
      <CourtPicture court={court} />
      <div>
        <PageTitle>{title}</PageTitle>
        {lead === undefined ? null : <p>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
