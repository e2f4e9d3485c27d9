/** How many faces stand beside and above each other in the small window. */
export interface SmallLayout {
  columns: number;
  rows: number;
}

/** A face wants this much at least, in pixels. */
const LEAST = { width: 150, height: 96 };
const MOST_COLUMNS = 4;
const MOST_ROWS = 3;

/** As many faces as have room and are there; the window may be drawn larger by its corner. */
export function smallLayout(box: { w: number; h: number }, people: number): SmallLayout {
  const fit = (pixels: number, least: number, most: number) => Math.min(most, Math.max(1, Math.floor(pixels / least)));
  const columns = Math.min(Math.max(1, people), fit(box.w, LEAST.width, MOST_COLUMNS));
  const rows = Math.min(Math.max(1, Math.ceil(people / columns)), fit(box.h, LEAST.height, MOST_ROWS));
  return { columns, rows };
}
