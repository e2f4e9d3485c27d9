import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useStore } from "zustand";
import { consent, isConsentAsked } from "../platform/consent.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { pageBuild, putOffReload } from "../platform/pageBuild.ts";
import styles from "./OutdatedBar.module.css";
import { appTexts } from "./texts.ts";

/**
 * The server was updated since this page was opened. The user chooses when to reload, so nothing being typed is lost.
 * Hidden while the consent question, which takes the same place, is open.
 */
export function OutdatedBar() {
  const { isOutdated } = useStore(pageBuild);
  const { answer } = useStore(consent);
  const waits = isConsentAsked() && answer === null;
  return (
    <div role="status">
      {isOutdated && !waits ? <OutdatedNote reload={() => location.reload()} later={putOffReload} /> : null}
    </div>
  );
}

interface OutdatedNoteProps {
  reload: () => void;
  later: () => void;
}

export function OutdatedNote({ reload, later }: OutdatedNoteProps) {
  const say = useTexts(appTexts);
  return (
    <div className={styles["bar"]}>
      <IconRefresh size={20} stroke={1.75} aria-hidden />
      <p>{say("outdated")}</p>
      <span className={styles["acts"]}>
        <Button variant="quiet" size="sm" onClick={later}>
          {say("reloadLater")}
        </Button>
        <Button size="sm" onClick={reload}>
          {say("refresh")}
        </Button>
      </span>
    </div>
  );
}
