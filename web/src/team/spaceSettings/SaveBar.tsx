import { errorText } from "@atrium/contract";
import { IconAlertCircle, IconCheck } from "@tabler/icons-react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./saveBar.module.css";
import { spaceSettingsTexts } from "./texts.ts";
import type { SettingsForm } from "./useSettingsDraft.ts";

/** Shown over the page while something is not saved: what changed, and the buttons to save or discard it. */
export function SaveBar({ form }: { form: SettingsForm }) {
  const say = useTexts(spaceSettingsTexts);
  const { isChanged, isBusy, isSaved, problem, faults, share } = form;
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
              {share === null ? say("notSaved") : say("uploading", { percent: Math.round(share * 100) })}
            </span>
          ) : (
            <span className={styles["problem"]} role="alert">
              <IconAlertCircle size={16} aria-hidden />
              {errorText(problem, currentLocale())}
            </span>
          )}
          <button type="button" onClick={form.discard} disabled={isBusy}>
            {say("discard")}
          </button>
          <button
            type="button"
            className={styles["save"]}
            disabled={isBusy || faults.length > 0 || !isChanged}
            onClick={() => void form.save()}
          >
            {say("save")}
          </button>
        </div>
      ) : null}
    </div>
  );
}
