import { IconPlayerPause } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import type { PersonModel } from "../../people/personModel.ts";
import { roomTexts } from "../../texts.ts";
import styles from "./screenPaused.module.css";

interface ScreenPausedProps {
  sharer: PersonModel;
  /** Where it hides no name. */
  at: "top" | "bottom";
}

/** Says over a shared screen that it stands still for the network here; else its last picture would pass for a live one. */
export function ScreenPaused({ sharer, at }: ScreenPausedProps) {
  const say = useTexts(roomTexts);
  return (
    <span role="status" className={styles["place"]} data-at={at}>
      {sharer.screenHeldBack ? (
        <span className={styles["note"]}>
          <IconPlayerPause size={16} stroke={2} aria-hidden />
          <span>{say("screenPaused")}</span>
        </span>
      ) : null}
    </span>
  );
}
