import { IconClockPause } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { accountTexts } from "../texts.ts";
import styles from "./SignIn.module.css";

/** For whoever was sent here while a page of theirs was open. */
export function SessionOverNote() {
  const say = useTexts(accountTexts);
  return (
    <p className={styles["over"]} role="status">
      <IconClockPause size={20} stroke={1.75} aria-hidden />
      {say("sessionOver")}
    </p>
  );
}
