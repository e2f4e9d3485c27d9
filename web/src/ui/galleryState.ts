import type { ReactNode } from "react";

/**
 * One state of a screen or dialog, drawn from a plain model: for eyes, screenshots and accessibility checks. A domain
 * lists its own in `<domain>/gallery.tsx`, a screen in `<domain>/<screen>/gallery.tsx`, as `states: GalleryState[]`.
 */
export interface GalleryState {
  /** Unique, also the name of the picture: `account/sign-in-code-wrong`. */
  name: string;
  draw: () => ReactNode;
  /** Where the page stands, for links that show it; nowhere without it. */
  path?: string;
  /** Pictures are taken at these sizes; the three usual ones without it. */
  sizes?: readonly GallerySize[];
}
export const GALLERY_SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  /** A window on half of a small screen: the narrowest that has the desk's layout. */
  narrow: { width: 800, height: 700 },
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
} as const;
export type GallerySize = keyof typeof GALLERY_SIZES;
export const USUAL_SIZES = ["desktop", "tablet", "phone"] as const satisfies readonly GallerySize[];
/** For what a low window lays out in another way. */
export const SIDEWAYS_TOO = [...USUAL_SIZES, "sideways"] as const satisfies readonly GallerySize[];
