import { constants } from "@atrium/contract";
import { useEffect, type RefObject } from "react";
import type { Point } from "../map/camera.ts";
import type { MapController } from "../map/mapController.ts";
import type { RoomPort } from "../roomPort.ts";
import { drawLine } from "./ink.ts";
import { isOnBoard } from "./usePointerShown.ts";
import type { Pen } from "./usePen.ts";

const SCALE = constants.presence.coordinateScale;
/** More points than a hand draws between two messages; any rest goes with the next one. */
const MOST_POINTS = 60;

interface Drawing {
  sheet: RefObject<SVGSVGElement | null>;
  /** Null if I hold no pen. */
  pen: Pen | null;
}

/** While I hold a pen, pressing on the board draws: shown here at once, and sent to the others in pieces. */
export function useDrawing(port: RoomPort, { bearings }: MapController, { sheet, pen }: Drawing): void {
  const isOn = pen !== null;
  const { ink = 0, width = 0, fadesMs = 0 } = pen ?? {};
  useEffect(() => {
    if (!isOn) return undefined;
    const stop = new AbortController();
    const listening = { signal: stop.signal, capture: true };
    let line: { pointerId: number; last: Point; unsent: Point[] } | null = null;
    const send = () => {
      if (line === null || line.unsent.length < 2) return;
      const points = line.unsent.splice(0, MOST_POINTS);
      // The next piece begins where this one ends.
      line.unsent.unshift(points.at(-1) ?? line.last);
      port.draw({ ink, width, fadesMs, points: points.flatMap(({ x, y }) => [whole(x), whole(y)]) });
    };
    const placeOf = (event: PointerEvent) => bearings.toFloor({ x: event.clientX, y: event.clientY });
    document.addEventListener(
      "pointerdown",
      (event) => {
        if (event.button !== 0 || !event.isPrimary || !isBare(event.target)) return;
        event.stopPropagation();
        const last = placeOf(event);
        line = { pointerId: event.pointerId, last, unsent: [last] };
      },
      listening,
    );
    document.addEventListener(
      "pointermove",
      (event) => {
        if (line === null || event.pointerId !== line.pointerId) return;
        const next = placeOf(event);
        if (sheet.current !== null) drawLine(sheet.current, { ink, width, fadesMs, points: [line.last, next] });
        line.last = next;
        line.unsent.push(next);
      },
      listening,
    );
    const end = (event: PointerEvent) => {
      if (event.pointerId !== line?.pointerId) return;
      send();
      line = null;
    };
    document.addEventListener("pointerup", end, listening);
    document.addEventListener("pointercancel", end, listening);
    const timer = setInterval(send, constants.presence.drawEveryMs);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [port, bearings, sheet, isOn, ink, width, fadesMs]);
}

const whole = (units: number): number => Math.round(units * SCALE);

/** Buttons and fields on the board still receive their presses. */
const isBare = (target: EventTarget | null): boolean =>
  isOnBoard(target) &&
  target instanceof Element &&
  target.closest("button,textarea,select,input,[data-keeps-pointer]") === null;
