import type { ReactNode } from "react";

/**
 * One state of a screen or dialog, rendered from a plain model: for review, screenshots and accessibility checks. A
 * domain lists its own in `<domain>/gallery.tsx`, a screen in `<domain>/<screen>/gallery.tsx`, as `states:
 * GalleryState[]`.
 */
export interface GalleryState {
  /** Unique, also the screenshot's name: `account/sign-in-code-wrong`. */
  name: string;
  draw: () => ReactNode;
  /** The page's path, for links that mark the current page; no path without it. */
  path?: string;
  /** Screenshots are taken at these sizes; the three default ones without it. */
  sizes?: readonly GallerySize[];
}
export const GALLERY_SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  /** Half of a small screen: the narrowest window with the desktop layout. */
  narrow: { width: 800, height: 700 },
  /** A tablet held upright. */
  upright: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
} as const;
export type GallerySize = keyof typeof GALLERY_SIZES;
export const USUAL_SIZES = ["desktop", "tablet", "phone"] as const satisfies readonly GallerySize[];
/** For layouts that differ in a low window. */
export const SIDEWAYS_TOO = [...USUAL_SIZES, "sideways"] as const satisfies readonly GallerySize[];
