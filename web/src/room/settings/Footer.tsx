import { IconCheck } from "@tabler/icons-react";
import { errorText, type ErrorCode } from "@atrium/contract";
import type { ReactNode } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./settings.module.css";
import { settingsTexts } from "./texts.ts";

interface FooterProps {
  note?: ReactNode;
  isSaved: boolean;
  problem: ErrorCode | null;
  children?: ReactNode;
}

/** Below each part: what it comes to, whether it is kept, why not, and its buttons. */
export function Footer({ note, isSaved, problem, children }: FooterProps) {
  const say = useTexts(settingsTexts);
  return (
    <footer className={styles["footer"]}>
      <span className={styles["note"]}>{note}</span>
      <span className={styles["problem"]} role="alert">
        {problem === null ? null : errorText(problem, currentLocale())}
      </span>
      <span className={styles["saved"]} role="status">
        {isSaved && problem === null ? (
          <>
            <IconCheck size={16} stroke={2} aria-hidden />
            {say("saved")}
          </>
        ) : null}
      </span>
      {children}
    </footer>
  );
}
