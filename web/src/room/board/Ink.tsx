import { constants } from "@atrium/contract";
import { useEffect, useRef } from "react";
import { useEscape } from "../../ui/focus/useEscape.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./board.module.css";
import { drawLine } from "./ink.ts";
import { useDrawing } from "./useDrawing.ts";
import type { Board } from "./useBoard.ts";

const SCALE = constants.presence.coordinateScale;

/** What is drawn on the board, until it fades, and my pen while I hold it. */
export function Ink({ room, board }: { room: RoomBundle; board: Board }) {
  const { port, controller, view } = room;
  const sheet = useRef<SVGSVGElement>(null);
  useEffect(
    () =>
      port.onLiveEvent((event) => {
        if (event.type !== "stroke" || event.accountId === view.selfId || sheet.current === null) return;
        const { points, ...line } = event.stroke;
        drawLine(sheet.current, { ...line, points: pairs(points) });
      }),
    [port, view.selfId],
  );
  useDrawing(port, controller, { sheet, pen: board.pen.isOn && !view.isAway ? board.pen : null });
  useEscape(() => (board.pen.isOn ? board.pen.hold(false) : undefined));
  return <svg ref={sheet} className={styles["ink"]} width="1" height="1" aria-hidden data-testid="ink" />;
}

const pairs = (numbers: readonly number[]) =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_none, at) => ({
    x: (numbers[2 * at] ?? 0) / SCALE,
    y: (numbers[2 * at + 1] ?? 0) / SCALE,
  }));
