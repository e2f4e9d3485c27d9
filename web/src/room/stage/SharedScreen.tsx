import type { AccountId } from "@atrium/contract";
import { IconArrowsMaximize } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { PictureView } from "../map/PictureView.tsx";
import { ScreenPaused } from "../map/screens/ScreenPaused.tsx";
import type { PersonModel } from "../people/personModel.ts";
import styles from "./sharedScreen.module.css";
import { stageTexts } from "./texts.ts";

interface SharedScreenProps {
  sharer: PersonModel;
  /** Shows it as large as the window. */
  expand: (accountId: AccountId) => void;
}

/** The screen that a presenter shares, with whose it is. */
export function SharedScreen({ sharer, expand }: SharedScreenProps) {
  const say = useTexts(stageTexts);
  const { screen, accountId, isMe, name } = sharer;
  const says = isMe ? say("youShow") : say("shows", { name });
  return (
    <section className={styles["screen"]} aria-label={says} onDoubleClick={() => expand(accountId)}>
      {screen === null ? null : <PictureView picture={screen} />}
      <ScreenPaused sharer={sharer} at="bottom" />
      <span className={styles["whose"]}>
        <Face look={sharer} size={20} />
        <b>{says}</b>
      </span>
      <button
        type="button"
        className={styles["enlarge"]}
        data-enlarge
        aria-label={say("enlargeScreen")}
        onClick={() => expand(accountId)}
      >
        <IconArrowsMaximize size={18} stroke={2} aria-hidden />
      </button>
    </section>
  );
}
