import { IconPlayerPlayFilled, IconPlayerStopFilled } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./piano.module.css";
import { PianoBars } from "./PianoBars.tsx";
import { pianoTexts } from "./texts.ts";
import type { PianoModel } from "./usePiano.ts";

interface PianoMarkProps {
  piano: PianoModel;
  /** Whether to say what it is: to somebody alone, who has nobody to ask. */
  isExplained: boolean;
}

/** The piano on the floor: its name under it, and for whoever is alone a card that says what it is. */
export function PianoMark({ piano, isExplained }: PianoMarkProps) {
  const say = useTexts(pianoTexts);
  const { place, isOn, isResting, toggle } = piano;
  const act = say(isOn ? "turnOff" : "turnOn");
  const at = { "--x": place.x, "--y": place.y } as Record<`--${string}`, number>;
  return (
    <div className={styles["piano"]} style={at} data-testid="piano">
      {isExplained && isOn ? (
        <div className={styles["card"]} data-floor-card>
          <PianoBars isPlaying={!isResting} />
          <p>{say("about")}</p>
          <button type="button" className={styles["act"]} onClick={toggle}>
            <IconPlayerStopFilled size={14} aria-hidden />
            {act}
          </button>
        </div>
      ) : null}
      <button type="button" className={styles["name"]} aria-label={`${say("name")}: ${act}`} onClick={toggle}>
        {isOn ? <PianoBars isPlaying={!isResting} /> : <IconPlayerPlayFilled size={12} aria-hidden />}
        {say(isOn ? (isResting ? "rests" : "plays") : "off")}
      </button>
    </div>
  );
}
