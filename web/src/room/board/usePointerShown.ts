import type { CursorShape, RoomId } from "@atrium/contract";
import { useEffect, useEffectEvent, useRef } from "react";
import type { MapController } from "../map/mapController.ts";
import type { RoomPort } from "../roomPort.ts";

interface Pointed {
  roomId: RoomId | null;
  /** The connection is lost: nothing is sent now, and the shape is sent again afterwards. */
  isAway: boolean;
  /** The shape of what I hold: a pointer, or a pen. */
  shape: CursorShape;
}

/** Shows my mouse pointer to others while it is over the board; fingers have none. `board` is null in other rooms. */
export function usePointerShown(port: RoomPort, { bearings }: MapController, board: Pointed | null): void {
  const said = useRef<string | null>(null);
  const say = (shape: CursorShape | null) => {
    if (board === null || board.isAway) return;
    const word = `${board.roomId} ${shape}`;
    if (said.current === word) return;
    said.current = word;
    port.setCursor(shape);
  };
  const moved = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType !== "mouse" || !isOnBoard(event.target)) return;
    const { x, y } = bearings.toFloor({ x: event.clientX, y: event.clientY });
    port.moveTo(x, y);
    if (board !== null) say(board.shape);
  });
  const left = useEffectEvent(() => {
    if (said.current !== null && !said.current.endsWith("null")) say(null);
  });
  const isBoard = board !== null && !board.isAway;
  useEffect(() => {
    if (!isBoard) return undefined;
    said.current = null;
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("pointermove", (event) => moved(event), { signal, passive: true });
    document.documentElement.addEventListener("pointerleave", () => left(), { signal });
    return () => stop.abort();
  }, [isBoard]);
}

export const isOnBoard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role=application]") !== null;
