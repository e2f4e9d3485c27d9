import { IconCircleCheck } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import type { DeviceSettingsState } from "../../media/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { roomTexts } from "../texts.ts";
import styles from "./devices.module.css";

const SEGMENTS = 22;

/** A level meter that also tells when a voice has been heard. Updated once a frame without React. */
export function MicrophoneMeter({ state, level }: { state: DeviceSettingsState["meter"]; level: () => number }) {
  const say = useTexts(roomTexts);
  const meter = useRef<HTMLDivElement>(null);
  const read = useRef(level);
  const isOn = state.state === "on";
  const isHeard = isOn && state.isHeard;
  useEffect(() => {
    read.current = level;
  });
  useEffect(() => {
    light(meter.current, 0);
    if (!isOn) return undefined;
    let shown = 0;
    let next = requestAnimationFrame(function draw() {
      const now = read.current();
      shown = Math.max(now, shown * 0.92);
      light(meter.current, Math.round(shown * SEGMENTS));
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
      <p className={styles["heard"]} data-good={isHeard} data-bad={state.state === "refused"} role="status">
        {isHeard ? <IconCircleCheck size={16} stroke={2} aria-hidden /> : null}
        {say(wordsOf(state))}
      </p>
    </>
  );
}

function light(meter: HTMLElement | null, lit: number): void {
  for (const [index, segment] of [...(meter?.children ?? [])].entries())
    if (segment instanceof HTMLElement) segment.dataset["lit"] = String(index < lit);
}

function wordsOf(state: DeviceSettingsState["meter"]) {
  // Only cameras have a background.
  if (state.state === "refused")
    return state.reason === "undressed" ? "microphone_unknown" : (`microphone_${state.reason}` as const);
  if (state.state !== "on") return "micStarting";
  return state.isHeard ? "weHearYou" : "saySomething";
}
