import { IconAlertCircle, IconCheck } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { uiTexts } from "../texts.ts";
import styles from "./saveBar.module.css";

interface SaveBarProps {
  isChanged: boolean;
  isBusy: boolean;
  /** It was saved, and nothing has changed since. */
  isSaved: boolean;
  canSave: boolean;
  /** Why it was refused. */
  problem: string | null;
  /** Replaces *Not saved yet*, for example with progress. */
  note?: string | null;
  discard: () => void;
  save: () => void;
}

/** Shown over the page while something is unsaved: what changed, and the buttons to save or discard it. */
export function SaveBar({ isChanged, isBusy, isSaved, canSave, problem, note = null, discard, save }: SaveBarProps) {
  const say = useTexts(uiTexts);
  const isOpen = isChanged || isBusy || problem !== null;
  return (
    <div className={styles["place"]}>
      <span className="visually-hidden" role="status">
        {isSaved && !isOpen ? say("saved") : null}
      </span>
      {isSaved && !isOpen ? (
        <p className={styles["saved"]} aria-hidden>
          <IconCheck size={16} stroke={2} />
          {say("saved")}
        </p>
      ) : null}
      {isOpen ? (
        <div className={styles["bar"]}>
          {problem === null ? (
            <span className={styles["note"]}>
              <i aria-hidden />
              {note ?? say("notSaved")}
            </span>
          ) : (
            <span className={styles["problem"]} role="alert">
              <IconAlertCircle size={16} aria-hidden />
              {problem}
            </span>
          )}
          <button type="button" onClick={discard} disabled={isBusy}>
            {say("discard")}
          </button>
          <button type="button" className={styles["save"]} disabled={isBusy || !canSave || !isChanged} onClick={save}>
            {say("save")}
          </button>
        </div>
      ) : null}
    </div>
  );
}
