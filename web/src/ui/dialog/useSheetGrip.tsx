import { useState, type PointerEvent } from "react";
import styles from "./dialog.module.css";
import { beginDrag, closesOnRelease, drag, still, type DragDown } from "./dragDown.ts";

/** Makes a sheet draggable: `grip` covers its header, `translate` moves the sheet along. */
export function useSheetGrip(close: () => void) {
  const [dragged, setDragged] = useState<DragDown>(still);
  const press = (event: PointerEvent) => {
    if (event.pointerType !== "touch") return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(beginDrag(event.clientY));
  };
  // The last move and the release may come together, before the move was rendered.
  const release = (event: PointerEvent) => {
    setDragged(still);
    if (closesOnRelease(drag(dragged, event.clientY))) close();
  };
  const grip = (
    <span
      className={styles["grip"]}
      onPointerDown={press}
      onPointerMove={(event) => setDragged((before) => drag(before, event.clientY))}
      onPointerUp={release}
      onPointerCancel={() => setDragged(still)}
      aria-hidden
    />
  );
  return { grip, translate: `0 ${dragged.state === "dragging" ? dragged.offset : 0}px` };
}
