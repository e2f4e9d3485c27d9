import { useRef, useState, type MouseEvent, type PointerEvent, type WheelEvent } from "react";
import { movedBy, WHOLE, zoomedAt, type Zoom } from "./zoom.ts";

const STEP = 1.5;
const WHEEL = 0.01;

/** Pinch, wheel or double click zoom a picture; dragging moves a zoomed one. */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  const size = () => ({ w: frame.current?.clientWidth ?? 0, h: frame.current?.clientHeight ?? 0 });
  /** From the centre of the frame. */
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined) return { x: 0, y: 0 };
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };
  const by = (factor: number, at = { x: 0, y: 0 }) => setZoom((now) => zoomedAt(now, { at, by: factor }, size()));
  const release = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  return {
    frame,
    zoom,
    larger: () => by(STEP),
    smaller: () => by(1 / STEP),
    whole: () => setZoom(WHOLE),
    handlers: {
      onWheel: (event: WheelEvent) => by(Math.exp(-event.deltaY * WHEEL), pointOf(event)),
      onDoubleClick: (event: MouseEvent) => (zoom.scale > 1 ? setZoom(WHOLE) : by(2, pointOf(event))),
      onPointerDown: (event: PointerEvent) => {
        fingers.current.set(event.pointerId, pointOf(event));
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent) {
        const before = fingers.current.get(event.pointerId);
        if (before === undefined) return;
        const now = pointOf(event);
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        fingers.current.set(event.pointerId, now);
        if (other === undefined)
          return setZoom((old) => movedBy(old, { x: now.x - before.x, y: now.y - before.y }, size()));
        const apart = (point: typeof now) => Math.hypot(point.x - other.x, point.y - other.y);
        by(apart(now) / Math.max(1, apart(before)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
