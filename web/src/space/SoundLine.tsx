import { IconCircleCheck, IconHelpCircle } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTexts } from "../platform/i18n/texts.ts";
import styles from "./SoundLine.module.css";
import { soundTexts } from "./soundTexts.ts";
import type { SoundCheckState } from "./visit/soundCheck.ts";

/** A line below the button: sound is being tested, or works. It never blocks the button. */
export function SoundLine({ sound }: { sound: SoundCheckState }) {
  const say = useTexts(soundTexts);
  if (sound.state === "unknown" || sound.state === "blocked") return null;
  // The card shows this above.
  if (sound.state === "through" && sound.isBack) return null;
  const isRelayed = sound.state === "through" && sound.way === "relay";
  return (
    <div className={styles["line"]}>
      <p role="status">
        {sound.state === "checking" ? (
          <span className={styles["spinner"]} />
        ) : (
          <IconCircleCheck size={18} stroke={2} aria-hidden />
        )}
        {say(sound.state === "checking" ? "checking" : isRelayed ? "relayed" : "through")}
      </p>
      {isRelayed ? <RelayHelp /> : null}
    </div>
  );
}

function RelayHelp() {
  const say = useTexts(soundTexts);
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles["help"]}
        aria-label={say("whatIsRelay")}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
        onBlur={() => setOpened(false)}
      >
        <IconHelpCircle size={18} stroke={1.75} aria-hidden />
      </button>
      <div id={id} className={styles["tip"]} hidden={!opened}>
        <b>{say("relayTitle")}</b>
        {say("relayText")}
      </div>
    </>
  );
}
