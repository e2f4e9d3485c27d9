import { useLayoutEffect, useRef, type RefObject } from "react";
import { fittingSize } from "../fittingSize.ts";

interface Fitting {
  content: string;
  /** In units, while there is room. */
  fontSize: number;
  least: number;
  w: number;
  h: number;
}

/** Letters of the wanted size as long as the text fits its box, then smaller ones. Measured when one of these changes. */
export function useFittingText<Part extends HTMLElement>(fitting: Fitting): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const { content, fontSize, least, w, h } = fitting;
  // What is measured depends on all of it, whether named inside or not.
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
