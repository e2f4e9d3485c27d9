import { useEffect } from "react";
import { isForOthers } from "./map/useMapGestures.ts";
import { watchTabbing } from "../ui/focus/watchTabbing.ts";
import type { RoomPort } from "./roomPort.ts";

/** Shorter presses are slips: a microphone that flickers on helps nobody. */
const HOLD_MS = 150;

/**
 * Holding the space bar opens the microphone as long as it is down. Whoever goes by Tab presses buttons with it; after
 * a mere click a button does not get it: the bar would turn the microphone on for good.
 */
export function usePushToTalk(port: RoomPort, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const stop = new AbortController();
    const isTabbing = watchTabbing(stop.signal);
    let timer = 0;
    let talking = false;
    let held = false;
    const release = () => {
      clearTimeout(timer);
      if (talking && port.media.getState().microphone.state !== "off") void port.toggleMicrophone();
      talking = false;
    };
    const press = (event: KeyboardEvent) => {
      if (event.code !== "Space" || isForOthers(event.target) || (isTabbing() && isButton(event.target))) return;
      event.preventDefault();
      held = true;
      if (event.repeat || port.media.getState().microphone.state !== "off") return;
      timer = window.setTimeout(() => {
        talking = true;
        void port.toggleMicrophone();
      }, HOLD_MS);
    };
    addEventListener("keydown", press, { signal: stop.signal });
    const letGo = (event: KeyboardEvent) => {
      if (event.code !== "Space") return;
      // Some browsers click the focused button only now.
      if (held) event.preventDefault();
      held = false;
      release();
    };
    addEventListener("keyup", letGo, { signal: stop.signal });
    addEventListener("blur", release, { signal: stop.signal });
    return () => {
      release();
      stop.abort();
    };
  }, [port, enabled]);
}

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button,a,summary") !== null;
