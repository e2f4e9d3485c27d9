import { IconChevronLeft, IconX } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { roomTexts } from "../texts.ts";
import { backdropTexts } from "./backdropTexts.ts";
import styles from "./DevicesHead.module.css";

export type DevicesPlace = "devices" | "backdrop";

interface DevicesHeadProps {
  /** The id of the heading. */
  title: string;
  place: DevicesPlace;
  isSmall?: boolean;
  goBack: () => void;
  close: () => void;
}

/** The header of the device settings: title, back button from the backgrounds, close button. */
export function DevicesHead({ title, place, isSmall = false, goBack, close }: DevicesHeadProps) {
  const say = useTexts(roomTexts);
  const sayBackdrop = useTexts(backdropTexts);
  return (
    <div className={styles["head"]} data-small={isSmall}>
      {place === "backdrop" ? (
        <button
          type="button"
          className={styles["button"]}
          data-back
          aria-label={sayBackdrop("back")}
          autoFocus
          onClick={goBack}
        >
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        </button>
      ) : null}
      <h2 id={title}>{place === "backdrop" ? sayBackdrop("background") : say("deviceSettings")}</h2>
      <button type="button" className={styles["button"]} aria-label={say("close")} onClick={close}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
