import type { GalleryState } from "../../ui/galleryState.ts";

const modules = import.meta.glob<{ states: readonly GalleryState[] }>(
  ["../../*/gallery.tsx", "../../*/*/gallery.tsx"],
  {
    eager: true,
  },
);

/** Every state of every domain, sorted by name. */
export const gallery: readonly GalleryState[] = Object.values(modules)
  .flatMap((module) => module.states)
  .toSorted((a, b) => a.name.localeCompare(b.name));
