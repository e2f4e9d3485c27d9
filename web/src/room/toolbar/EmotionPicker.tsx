import { EMOTIONS, type Emotion } from "@atrium/contract";
import { IconMoodSmile } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { GlassButton } from "../../ui/Glass.tsx";
import { RisingPopover } from "../../ui/RisingPopover.tsx";
import { roomTexts } from "../texts.ts";
import styles from "./toolbar.module.css";

/** Emotions that rise from my bubble. The picker stays open: applause is seldom one clap. */
export function EmotionPicker({ send }: { send: (emotion: Emotion) => void }) {
  const say = useTexts(roomTexts);
  const [open, setOpen] = useState(false);
  return (
    <RisingPopover
      opened={open}
      onChange={setOpen}
      offset={16}
      label={say("reactions")}
      className={styles["pop"]}
      opener={
        <GlassButton label={say("reactions")} onClick={() => setOpen(!open)}>
          <IconMoodSmile size={21} stroke={1.75} />
        </GlassButton>
      }
    >
      <div className={styles["emotions"]}>
        {EMOTIONS.map((emotion) => (
          <button key={emotion} type="button" aria-label={emotion} onClick={() => send(emotion)}>
            {emotion}
          </button>
        ))}
      </div>
    </RisingPopover>
  );
}
