import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSeconds } from "../../platform/useSeconds.ts";
import type { RoomPort } from "../roomPort.ts";
import { useMediaState } from "../useLive.ts";
import type { RoomView } from "../useRoomView.ts";
import { QuietWatch, type QuietState } from "./quietWatch.ts";

const MOVES = ["pointermove", "wheel"] as const;
const MEANT = ["pointerdown", "keydown"] as const;

interface Watched extends Pick<RoomView, "people"> {
  /** The content of the small window, where I may be active while the page is hidden. */
  small: HTMLElement | null;
}

interface StillHere {
  quiet: QuietState;
  /** I am. */
  stay(): void;
}

/** Asks whether I am still here, and leaves for me without an answer. */
export function useStillHere(port: RoomPort, { people, small }: Watched): StillHere {
  const isSending = useMediaState(port, ({ camera, screen }) => camera.state === "on" || screen.state === "on");
  const isAlone = people.length === 1;
  const [watch] = useState(() => new QuietWatch(Date.now()));
  const [, lookAgain] = useState(0);
  const nowMs = useSeconds(isAlone);
  const isHeard = port.levels.own() > 0;
  const quiet = watch.look(nowMs, !isAlone || isSending || isHeard);
  const { state } = quiet;
  const wasAsked = useRef(false);
  const stay = useCallback(() => {
    watch.sign(Date.now(), true);
    if (wasAsked.current) lookAgain((count) => count + 1);
  }, [watch]);
  useEffect(() => {
    if (!isAlone) return undefined;
    // The card's own button answers by itself: it must not go while it is pressed.
    const meant = ({ target }: Event) =>
      target instanceof Element && target.closest("[data-still-here]") !== null ? undefined : stay();
    const move = () => watch.sign(Date.now(), false);
    const stop = new AbortController();
    const how = { passive: true, capture: true, signal: stop.signal };
    for (const place of small === null ? [globalThis] : [globalThis, small.ownerDocument]) {
      for (const kind of MOVES) place.addEventListener(kind, move, how);
      for (const kind of MEANT) place.addEventListener(kind, meant, how);
    }
    return () => stop.abort();
  }, [isAlone, watch, stay, small]);
  const turn = useEffectEvent((now: QuietState["state"]) => {
    wasAsked.current = now === "asked";
    if (now === "asked") port.alarm();
    if (now === "gone") port.leave({ wasQuiet: true });
  });
  useEffect(() => turn(state), [state]);
  return { quiet, stay };
}
