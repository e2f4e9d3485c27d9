import { useComputedColorScheme } from "@mantine/core";
import type { ReactNode } from "react";
import { courtOf } from "../artwork.ts";
import { PageTitle } from "../PageTitle.tsx";
import styles from "./PageProblem.module.css";

interface PageProblemProps {
  court: "shut" | "lost";
  title: string;
  lead?: string;
  /** The way on. */
  children: ReactNode;
}

/** In the place of a page's content: why there is none, and the way on. What stands around it stays. */
export function PageProblem({ court, title, lead, children }: PageProblemProps) {
  const scheme = useComputedColorScheme("light");
  return (
    <div className={styles["problem"]} role={court === "shut" ? "alert" : undefined}>
      <img src={courtOf(court, scheme)} alt="" />
      <div>
        <PageTitle>{title}</PageTitle>
        {lead === undefined ? null : <p>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
