import { useRef, type ReactNode } from "react";
import { useTitle } from "../platform/useTitle.ts";
import type { Court } from "./artwork.ts";
import { Brand } from "./Brand.tsx";
import { CourtPicture } from "./CourtPicture.tsx";
import styles from "./PageMessage.module.css";
import { useLostFocus } from "./focus/useLostFocus.ts";

interface PageMessageProps {
  title: string;
  description?: ReactNode;
  court?: Court;
  /** Buttons: the way on. */
  children?: ReactNode;
  /** Why a button's action failed. */
  problem?: string | null;
  foot?: ReactNode;
}

/**
 * A full-page message: errors, closed spaces, good-byes. Announced when it appears; the background is the court
 * picture.
 */
export function PageMessage({ title, description, court = "lost", children, problem = null, foot }: PageMessageProps) {
  useTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading);
  return (
    <div className={styles["page"]}>
      <header className={styles["top"]}>
        <Brand />
      </header>
      <main className={styles["main"]}>
        <CourtPicture className={styles["art"]} court={court} />
        <h1 ref={heading} tabIndex={-1} className={styles["title"]}>
          {title}
        </h1>
        {description === undefined ? null : <p className={styles["lead"]}>{description}</p>}
        <div className={styles["acts"]}>{children}</div>
        <p className={styles["problem"]} role="alert">
          {problem}
        </p>
      </main>
      <footer className={styles["foot"]}>{foot}</footer>
    </div>
  );
}
