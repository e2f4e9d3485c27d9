import { Modal, type ModalProps } from "@mantine/core";
import { useState, type PointerEvent } from "react";
import styles from "./dialog.module.css";
import { useFocusReturn } from "../focus/useFocusReturn.ts";
import { beginDrag, closesOnRelease, drag, still, type DragDown } from "./dragDown.ts";

interface DialogProps extends Omit<ModalProps, "styles" | "closeButtonProps"> {
  /** What the closing cross is called. */
  closeLabel: string;
}

/** A modal: centred, or on the phone a sheet from below that a finger drags away. Escape and a click outside close it. */
export function Dialog({ closeLabel, title, children, onClose, ...rest }: DialogProps) {
  useFocusReturn(rest.opened);
  const [dragged, setDragged] = useState<DragDown>(still);
  const press = (event: PointerEvent) => {
    if (event.pointerType !== "touch") return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(beginDrag(event.clientY));
  };
  const release = () => {
    setDragged(still);
    if (closesOnRelease(dragged)) onClose();
  };
  const offset = dragged.state === "dragging" ? dragged.offset : 0;
  return (
    <Modal
      {...rest}
      onClose={onClose}
      returnFocus={false}
      title={title}
      closeButtonProps={{ "aria-label": closeLabel }}
      styles={{ content: { translate: `0 ${offset}px` } }}
    >
      <span
        className={styles["grip"]}
        onPointerDown={press}
        onPointerMove={(event) => setDragged((before) => drag(before, event.clientY))}
        onPointerUp={release}
        onPointerCancel={() => setDragged(still)}
        aria-hidden
      />
      {children}
    </Modal>
  );
}
