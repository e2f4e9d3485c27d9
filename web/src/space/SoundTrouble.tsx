import type { MediaGate } from "@atrium/contract";
import { IconCircleCheck, IconCopy, IconRefresh, IconServerOff, IconVolumeOff } from "@tabler/icons-react";
import { useState } from "react";
import { copyText } from "../platform/clipboard.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { nearestGates, textForIt } from "./gateWords.ts";
import styles from "./SoundTrouble.module.css";
import { soundTexts } from "./soundTexts.ts";
import type { SoundCheckState } from "./visit/soundCheck.ts";

type Blocked = Extract<SoundCheckState, { state: "blocked" }>;

interface SoundTroubleProps {
  sound: Blocked;
  tryAgain: () => void;
}

/** Sound would not work: the cause and what to do, most helpful first. */
export function SoundTrouble({ sound, tryAgain }: SoundTroubleProps) {
  const say = useTexts(soundTexts);
  const kind = sound.trouble === "browser" ? "network" : sound.trouble;
  const forIt = textForIt(sound.gates);
  const Icon = kind === "network" ? IconVolumeOff : IconServerOff;
  return (
    <div className={styles["trouble"]} data-kind={kind}>
      <Icon size={22} stroke={1.75} aria-hidden />
      <div className={styles["text"]}>
        <div role="alert">
          <b>{say(kind)}</b>
          <p className={styles["why"]}>{say(`${kind}Why`)}</p>
        </div>
        {kind === "network" ? <WhatToDo gates={sound.gates} /> : null}
        <div className={styles["acts"]}>
          <button type="button" className={styles["again"]} aria-disabled={sound.isTrying} onClick={tryAgain}>
            <IconRefresh size={18} stroke={2} aria-hidden />
            {say(sound.isTrying ? "trying" : "tryAgain")}
          </button>
          {kind === "network" && forIt !== null ? <CopyForIt text={forIt} /> : null}
        </div>
      </div>
    </div>
  );
}

function WhatToDo({ gates }: { gates: readonly MediaGate[] }) {
  const say = useTexts(soundTexts);
  const near = nearestGates(gates);
  const named = near === null ? null : say("gatesAt", near);
  return (
    <>
      <p className={styles["short"]}>{say("changeNetwork")}</p>
      <ol className={styles["steps"]}>
        <li>{say("turnVpnOff")}</li>
        <li>{named === null ? say("askItForCalls") : <AskIt gates={named} />}</li>
      </ol>
    </>
  );
}

/** Large, since users read it to somebody else. */
function AskIt({ gates }: { gates: string }) {
  const [before, after] = useTexts(soundTexts)("askIt", { gates: SLOT }).split(SLOT);
  return (
    <>
      {before}
      <strong>{gates}</strong>
      {after}
    </>
  );
}

/** Stands in no sentence. */
const SLOT = "\u0000";

/** The text to send to a network's administrator. If the browser refuses the clipboard, it can be copied by hand. */
function CopyForIt({ text }: { text: string }) {
  const say = useTexts(soundTexts);
  const [came, setCame] = useState<"copied" | "refused" | null>(null);
  const copy = () => void copyText(text).then((isThere) => setCame(isThere ? "copied" : "refused"));
  return (
    <>
      <button type="button" className={styles["copy"]} onClick={copy}>
        <IconCopy size={18} stroke={2} aria-hidden />
        <span aria-live="polite">{say(came === "copied" ? "copiedForIt" : "copyForIt")}</span>
      </button>
      {came === "refused" ? (
        <pre className={styles["byHand"]} role="status">
          {text}
        </pre>
      ) : null}
    </>
  );
}

/** The network came back while the card was shown: it continues by itself. */
export function SoundIsBack() {
  const say = useTexts(soundTexts);
  return (
    <div className={styles["trouble"]} data-kind="back" role="status">
      <IconCircleCheck size={22} stroke={1.75} aria-hidden />
      <div className={styles["text"]}>
        <b>{say("backTitle")}</b>
        <p>{say("backText")}</p>
      </div>
    </div>
  );
}
