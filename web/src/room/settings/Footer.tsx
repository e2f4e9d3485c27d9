import { IconCheck } from "@tabler/icons-react";
import { errorText, type ErrorCode } from "@atrium/contract";
import type { ReactNode } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./settings.module.css";
import { settingsTexts } from "./texts.ts";

interface FooterProps {
  note?: ReactNode;
  /** What was done, in words; true: *Saved*. */
  saved: string | boolean | null;
  /** Why not: a refusal, or the words of a form. */
  problem: ErrorCode | { says: string } | null;
  children?: ReactNode;
}

/** Below each part: a note, whether it is saved or why not, and its buttons. */
export function Footer({ note, saved, problem, children }: FooterProps) {
  const say = useTexts(settingsTexts);
  return (
    <footer className={styles["footer"]}>
      <span className={styles["note"]}>{note}</span>
      <span className={styles["problem"]} role="alert">
        {typeof problem === "string" ? errorText(problem, currentLocale()) : problem?.says}
      </span>
      <span className={styles["saved"]} role="status">
        {saved !== null && saved !== false && problem === null ? (
          <>
            <IconCheck size={16} stroke={2} aria-hidden />
            {saved === true ? say("saved") : saved}
          </>
        ) : null}
      </span>
      {children}
    </footer>
  );
}
