import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import styles from "./pdf.module.css";

interface PdfPageProps {
  document: PDFDocumentProxy;
  /** From 1. */
  at: number;
  /** Of the picture, in pixels of the screen; the style decides how large it is shown. */
  width: number;
}

/** Browsers draw no larger pictures reliably. */
const MOST_PIXELS = 4096;

/** A page, redrawn when its width changes; the old drawing stays until the new one is ready. */
export function PdfPage({ document, at, width }: PdfPageProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | null = null;
    const draw = async () => {
      const page = await document.getPage(Math.min(at, document.numPages));
      if (isGone) return;
      const whole = page.getViewport({ scale: 1 });
      const scale = Math.min(width, MOST_PIXELS, (MOST_PIXELS * whole.width) / whole.height) / whole.width;
      const viewport = page.getViewport({ scale });
      const canvas = globalThis.document.createElement("canvas");
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      const task = page.render({ canvas, viewport });
      stop = () => task.cancel();
      await task.promise;
      if (isGone) return;
      frame.current?.replaceChildren(canvas);
      setIsDrawn(true);
    };
    // A page that cannot be drawn stays white; a cancelled one is drawn by the next effect.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [document, at, width]);
  return (
    <span
      ref={frame}
      className={styles["page"]}
      data-page={at}
      data-drawn={isDrawn}
      data-coming={isDrawn ? undefined : true}
    />
  );
}
