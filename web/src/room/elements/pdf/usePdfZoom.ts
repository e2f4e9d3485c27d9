import { useState } from "react";

/** How large a page is shown: 1 is the whole page in the window. */
export interface PdfZoom {
  scale: number;
  /** As wide as the window instead. */
  isWide: boolean;
  larger(): void;
  smaller(): void;
  whole(): void;
  setWide(isWide: boolean): void;
}

const STEP = 1.25;
const MOST = 4;
const LEAST = 0.5;

export function usePdfZoom(): PdfZoom {
  const [{ scale, isWide }, set] = useState({ scale: 1, isWide: false });
  const to = (next: number) => set({ scale: Math.min(MOST, Math.max(LEAST, next)), isWide: false });
  return {
    scale,
    isWide,
    larger: () => to(scale * STEP),
    smaller: () => to(scale / STEP),
    whole: () => to(1),
    setWide: (wide) => set({ scale: 1, isWide: wide }),
  };
}
