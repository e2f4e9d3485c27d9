import { IconBroadcast } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { roomTexts } from "../texts.ts";
import styles from "./liveMark.module.css";
import type { Stage } from "./useStage.ts";

/** Somebody is on stage now. */
export function LiveMark({ stage: { presenters } }: { stage: Stage }) {
  const say = useTexts(roomTexts);
  if (presenters.length === 0) return null;
  return (
    <span className={styles["live"]} data-testid="live-mark">
      <IconBroadcast size={19} stroke={2} aria-hidden />
      {say("live")}
    </span>
  );
}
