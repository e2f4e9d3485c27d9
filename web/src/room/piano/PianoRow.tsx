import { useTexts } from "../../platform/i18n/texts.ts";
import { PianoBars } from "./PianoBars.tsx";
import styles from "./piano.module.css";
import { pianoTexts } from "./texts.ts";
import type { PianoModel } from "./usePiano.ts";

/** The piano in the list of a phone, where its card would cover the map. */
export function PianoRow({ piano }: { piano: PianoModel }) {
  const say = useTexts(pianoTexts);
  const { isOn, isResting, toggle } = piano;
  return (
    <div className={styles["row"]}>
      <span className={styles["disc"]}>
        <PianoBars isPlaying={isOn && !isResting} />
      </span>
      <div>
        <b>{say(isOn ? (isResting ? "rests" : "plays") : "off")}</b>
        <p>{say(isOn ? (isResting ? "aboutRest" : "about") : "aboutOff")}</p>
      </div>
      <button type="button" onClick={toggle} aria-label={say(isOn ? "turnOff" : "turnOn")}>
        {say(isOn ? "stop" : "start")}
      </button>
    </div>
  );
}
