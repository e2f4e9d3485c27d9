import type { CSSProperties } from "react";
import type { CropArea } from "../../../ui/crop/cropPicture.ts";

export interface CutPicture {
  url: string;
  size: { w: number; h: number };
  /** The selected part, in pixels of the picture; null until known, then all of it. */
  area: CropArea | null;
}

/** Draws only the selected part of a picture as the background of a square of any size. */
export function cutStyle({ url, size, area }: CutPicture): CSSProperties {
  const { x, y, w, h } = area ?? { x: 0, y: 0, ...size };
  return {
    backgroundImage: `url(${JSON.stringify(url)})`,
    backgroundSize: `${share(size.w, w)}% ${share(size.h, h)}%`,
    backgroundPosition: `${share(x, size.w - w)}% ${share(y, size.h - h)}%`,
  };
}

const share = (part: number, of: number): number => (of <= 0 ? 0 : Math.round((part / of) * 10_000) / 100);
