import { useLayoutEffect, useRef, type RefObject } from "react";
import { fittingSize } from "../fittingSize.ts";

interface Fitting {
  content: string;
  /** In units, if it fits. */
  fontSize: number;
  least: number;
  w: number;
  h: number;
}

/** The wanted font size if the text fits its box, else a smaller one. Measured when one of these changes. */
export function useFittingText<Part extends HTMLElement>(fitting: Fitting): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const { content, fontSize, least, w, h } = fitting;
  // The measurement depends on all of these, even those not read inside.
  const measured = `${content} ${w} ${h}`;
  useLayoutEffect(() => {
    const element = part.current;
    if (element === null || measured === "") return;
    const fits = (size: number) => {
      element.style.fontSize = `${size}px`;
      return element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth;
    };
    element.style.fontSize = `${fittingSize(fontSize, least, fits)}px`;
  }, [measured, fontSize, least]);
  return part;
}
