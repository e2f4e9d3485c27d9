import { useEffect, useState } from "react";
import type { Air } from "./air.ts";

const LOOK_EVERY_MS = 250;
/** Louder than background noise. */
const SPEAKS_FROM = 0.08;
/** Pauses between words still count as speaking. */
const PAUSE_LOOKS = 3;

/** Whether whoever is on air speaks now. */
export function useAirSpeaks(air: Air): boolean {
  const [speaks, setSpeaks] = useState(false);
  useEffect(() => {
    let left = 0;
    const timer = setInterval(() => {
      left = air.level() > SPEAKS_FROM ? PAUSE_LOOKS : left - 1;
      setSpeaks(left > 0);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [air]);
  return speaks;
}
