import type { ChatAttachment } from "@atrium/contract";
import { IconChevronLeft, IconChevronRight, IconDownload, IconX, IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./PictureViewer.module.css";
import { viewerTexts } from "./texts.ts";
import { useZoom } from "./useZoom.ts";

interface PictureViewerProps {
  pictures: readonly ChatAttachment[];
  /** The index of the current one. */
  at: number;
  show: (at: number) => void;
  close: () => void;
}

/**
 * A large view of a chat's pictures: arrows switch, plus and minus, pinch or the wheel zoom. As a native dialog it
 * traps the focus and returns it.
 */
export function PictureViewer({ pictures, at, show, close }: PictureViewerProps) {
  const say = useTexts(viewerTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is unmounted: only then does the browser return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const picture = pictures[at];
  if (picture === undefined) return null;
  const step = (by: number) => (pictures[at + by] === undefined ? null : () => show(at + by));
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const go = { ArrowLeft: step(-1), ArrowRight: step(1) }[event.key];
    go?.();
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={styles["viewer"]}
      aria-label={say("title", { name: picture.name })}
      onClose={({ currentTarget }) => (currentTarget.open ? undefined : close())}
      onKeyDown={onKeyDown}
    >
      <Seen key={picture.url} picture={picture} close={close}>
        {pictures.length === 1 ? null : <span>{say("place", { at: at + 1, count: pictures.length })}</span>}
      </Seen>
      <Step label={say("before")} side="before" go={step(-1)} />
      <Step label={say("next")} side="next" go={step(1)} />
    </dialog>,
    document.body,
  );
}

interface SeenProps {
  picture: ChatAttachment;
  close: () => void;
  children: ReactNode;
}

function Seen({ picture, close, children }: SeenProps) {
  const say = useTexts(viewerTexts);
  const { frame, zoom, larger, smaller, whole, handlers } = useZoom();
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const act = { "+": larger, "=": larger, "-": smaller, "0": whole }[key];
    act?.();
  };
  return (
    <div className={styles["seen"]} onKeyDown={onKeyDown}>
      <header className={styles["head"]}>
        <b dir="auto">{picture.name}</b>
        {children}
        <button type="button" aria-label={say("smaller")} aria-disabled={zoom.scale === 1} onClick={smaller}>
          <IconZoomOut size={20} stroke={1.75} aria-hidden />
        </button>
        <button type="button" aria-label={say("larger")} onClick={larger}>
          <IconZoomIn size={20} stroke={1.75} aria-hidden />
        </button>
        <a href={picture.url} download={picture.name} aria-label={say("save")}>
          <IconDownload size={20} stroke={1.75} aria-hidden />
        </a>
        <button type="button" autoFocus aria-label={say("close")} onClick={close}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </button>
      </header>
      <div ref={frame} className={styles["frame"]} data-enlarged={zoom.scale > 1} {...handlers}>
        <img
          src={picture.url}
          alt={picture.name}
          draggable={false}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        />
      </div>
    </div>
  );
}

function Step({ label, side, go }: { label: string; side: "before" | "next"; go: (() => void) | null }) {
  const Icon = side === "before" ? IconChevronLeft : IconChevronRight;
  return go === null ? null : (
    <button type="button" className={styles["step"]} data-side={side} aria-label={label} onClick={go}>
      <Icon size={24} stroke={1.75} aria-hidden />
    </button>
  );
}
