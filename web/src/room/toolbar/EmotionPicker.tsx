import type { Emotion } from "@atrium/contract";
import { RisingPopover } from "../../ui/RisingPopover.tsx";
import { ReactionButtons } from "../reactions/ReactionButtons.tsx";
import type { ActionModel } from "../actions/roomActions.ts";
import { ActionButton } from "./ActionButton.tsx";
import styles from "./toolbar.module.css";

export interface EmotionPickerProps {
  action: ActionModel;
  opened: boolean;
  setOpened: (opened: boolean) => void;
  send: (emotion: Emotion) => void;
}

/** Emotions that rise from my bubble. The picker stays open: applause is seldom one clap. */
export function EmotionPicker({ action, opened, setOpened, send }: EmotionPickerProps) {
  return (
    <RisingPopover
      opened={opened}
      onChange={setOpened}
      offset={16}
      label={action.label}
      className={styles["pop"]}
      opener={<ActionButton action={action} />}
    >
      <div className={styles["emotions"]}>
        <ReactionButtons send={send} />
      </div>
    </RisingPopover>
  );
}
