import type { CursorShape, RoomId } from "@atrium/contract";
import { useEffect, useEffectEvent, useRef } from "react";
import type { MapController } from "../map/mapController.ts";
import type { RoomPort } from "../roomPort.ts";

interface Pointed {
  roomId: RoomId | null;
  /** The connection is away: what is said now is lost, and said again afterwards. */
  isAway: boolean;
  /** What I hold. */
  shape: CursorShape;
}

/** Others see where my mouse points on the board, while it is over it. A finger has no pointer. Null: no board. */
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
