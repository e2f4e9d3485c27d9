import { useTexts } from "../../../platform/i18n/texts.ts";
import { PictureView } from "../../map/PictureView.tsx";
import type { PersonModel } from "../../people/personModel.ts";
import { roomTexts } from "../../texts.ts";
import styles from "./screen.module.css";

/** The picture of a shared screen, as an element on the floor. */
export const ScreenView = ({ sharer }: { sharer: PersonModel }) =>
  sharer.screen === null ? (
    <ScreenStill />
  ) : (
    <span className={styles["screen"]}>
      <PictureView picture={sharer.screen} />
    </span>
  );

export function ScreenStill() {
  const say = useTexts(roomTexts);
  return <span className={styles["screen"]}>{say("screenComing")}</span>;
}
