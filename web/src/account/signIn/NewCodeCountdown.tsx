import { Button } from "@mantine/core";
import { constants } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useNow } from "../../platform/useNow.ts";
import { minutesAndSeconds } from "./minutesAndSeconds.ts";
import styles from "./SignIn.module.css";
import { accountTexts } from "../texts.ts";

const AROUND = 2 * Math.PI * 7.5;

/** Counts down until a new code can be requested, then offers it. */
export function NewCodeCountdown({ atMs, onAsk }: { atMs: number; onAsk: () => void }) {
  const say = useTexts(accountTexts);
  const nowMs = useNow(250);
  const leftMs = atMs - nowMs;
  if (leftMs <= 0) {
    return (
      <Button variant="accent-quiet" size="sm" className={styles["newCode"] ?? ""} onClick={onAsk}>
        {say("newCode")}
      </Button>
    );
  }
  const share = Math.min(1, leftMs / constants.login.newCodeAfterMs);
  return (
    <p className={styles["countdown"]}>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
        <circle cx="9" cy="9" r="7.5" fill="none" stroke="var(--line)" strokeWidth="2" />
        <circle
          cx="9"
          cy="9"
          r="7.5"
          fill="none"
          stroke="var(--accent)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray={`${AROUND * share} ${AROUND}`}
          transform="rotate(-90 9 9)"
        />
      </svg>
      {say("newCodeIn")} <b className={styles["time"]}>{minutesAndSeconds(leftMs)}</b>
    </p>
  );
}
