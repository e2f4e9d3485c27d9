import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./elements.module.css";
import { elementTexts } from "./texts.ts";

/** Shown while files are dragged over the floor. */
export function DropNote() {
  const say = useTexts(elementTexts);
  return (
    <p className={styles["drop"]} aria-hidden>
      {say("dropHere")}
    </p>
  );
}
