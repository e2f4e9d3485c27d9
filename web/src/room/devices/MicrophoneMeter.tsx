import { IconCircleCheck } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { DeviceSettingsState } from "../../media/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { roomTexts } from "../texts.ts";
import styles from "./devices.module.css";

const SEGMENTS = 22;
const HEARD_LEVEL = 0.1;

/** A meter that must move: says when a voice has come through. Drawn once a frame without React. */
export function MicrophoneMeter({ state, level }: { state: DeviceSettingsState["meter"]; level: () => number }) {
  const say = useTexts(roomTexts);
  const meter = useRef<HTMLDivElement>(null);
  const read = useRef(level);
  const [heard, setHeard] = useState(false);
  const isOn = state.state === "on";
  useEffect(() => {
    read.current = level;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let shown = 0;
    let next = requestAnimationFrame(function draw() {
      const now = read.current();
      shown = Math.max(now, shown * 0.92);
      if (now > HEARD_LEVEL) setHeard(true);
      const lit = Math.round(shown * SEGMENTS);
      for (const [index, segment] of [...(meter.current?.children ?? [])].entries()) {
        if (segment instanceof HTMLElement) segment.dataset["lit"] = String(index < lit);
      }
      next = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(next);
  }, [isOn]);
  return (
    <>
      <div ref={meter} className={styles["meter"]} aria-hidden>
        {Array.from({ length: SEGMENTS }, (_, index) => (
          <i key={index} />
        ))}
      </div>
      <p className={styles["heard"]} data-good={isOn && heard} data-bad={state.state === "refused"} role="status">
        {isOn && heard ? <IconCircleCheck size={16} stroke={2} aria-hidden /> : null}
        {say(wordsOf(state, heard))}
      </p>
    </>
  );
}

function wordsOf(state: DeviceSettingsState["meter"], heard: boolean) {
  if (state.state === "refused") return `microphone_${state.reason}` as const;
  if (state.state !== "on") return "micStarting";
  return heard ? "weHearYou" : "saySomething";
}
