import { useEffect } from "react";
import { browserClock } from "../../platform/clock.ts";
import { isForOthers } from "../map/useMapGestures.ts";
import { watchTabbing } from "../../ui/focus/watchTabbing.ts";
import { pushToTalk } from "./pushToTalk.ts";
import type { RoomPort } from "../roomPort.ts";

/**
 * Holding the space bar opens the microphone as long as it is down. Whoever goes by Tab presses buttons with it; after
 * a mere click a button does not get it: the bar would turn the microphone on for good.
 */
export function usePushToTalk(port: RoomPort, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const isTabbing = watchTabbing(signal);
    const talk = pushToTalk(browserClock, port);
    let held = false;
    const press = (event: KeyboardEvent) => {
      if (event.code !== "Space" || isForOthers(event.target) || (isTabbing() && isButton(event.target))) return;
      event.preventDefault();
      held = true;
      if (!event.repeat) talk.press();
    };
    const letGo = (event: KeyboardEvent) => {
      if (event.code !== "Space") return;
      // Some browsers click the focused button only now.
      if (held) event.preventDefault();
      held = false;
      talk.letGo();
    };
    addEventListener("keydown", press, { signal });
    addEventListener("keyup", letGo, { signal });
    addEventListener("blur", () => talk.letGo(), { signal });
    return () => {
      talk.letGo();
      stop.abort();
    };
  }, [port, enabled]);
}

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button,a,summary") !== null;
