import { IconBroadcast } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./stage.module.css";
import { stageTexts } from "./texts.ts";
import type { Stage } from "./useStage.ts";

/** Somebody is on stage now. */
export function LiveMark({ stage: { presenters } }: { stage: Stage }) {
  const say = useTexts(stageTexts);
  if (presenters.length === 0) return null;
  return (
    <span className={styles["live"]} data-testid="live-mark">
      <IconBroadcast size={19} stroke={2} aria-hidden />
      {say("live")}
    </span>
  );
}
