import { IconArrowsMinimize } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { Face } from "../../../ui/Face.tsx";
import { useEscape } from "../../../ui/focus/useEscape.ts";
import { useFocusReturn } from "../../../ui/focus/useFocusReturn.ts";
import { roomTexts } from "../../texts.ts";
import { PictureView } from "../PictureView.tsx";
import type { ScreenModel } from "../roomMapModel.ts";
import styles from "./screenStage.module.css";

/** A shared screen over the whole window; Escape leads back to the room. */
export function ScreenStage({ screen, close }: { screen: ScreenModel; close: () => void }) {
  const say = useTexts(roomTexts);
  useEscape(close);
  useFocusReturn();
  const { sharer, picture } = screen;
  return (
    <section className={styles["stage"]} aria-label={say("sharesScreen", { name: sharer.name })}>
      <div className={styles["top"]}>
        <Face look={sharer} size={28} />
        <span className={styles["title"]}>
          {sharer.isMe ? say("mySharedScreen") : say("sharesScreen", { name: sharer.name })}
        </span>
        <button type="button" autoFocus onClick={close}>
          <IconArrowsMinimize size={18} stroke={1.75} aria-hidden />
          {say("shrink")}
        </button>
      </div>
      {picture === null ? <p>{say("screenComing")}</p> : <PictureView picture={picture} />}
    </section>
  );
}
