/** A picture's scale and its offset from the centre of the frame, in pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const MOST = 6;

interface Point {
  x: number;
  y: number;
}

/** Zooms around a point of the frame, which stays fixed; `size` is the frame's. */
export function zoomedAt(zoom: Zoom, { at, by }: { at: Point; by: number }, size: { w: number; h: number }): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * by));
  const grown = scale / zoom.scale;
  const place = { x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown };
  return within({ scale, ...place }, size);
}

export const movedBy = ({ scale, x, y }: Zoom, by: Point, size: { w: number; h: number }): Zoom =>
  within({ scale, x: x + by.x, y: y + by.y }, size);

/** Limits panning, so that the picture's edge does not come into the frame more than needed. */
function within({ scale, x, y }: Zoom, { w, h }: { w: number; h: number }): Zoom {
  const most = { x: ((scale - 1) * w) / 2, y: ((scale - 1) * h) / 2 };
  const held = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) || 0;
  return { scale, x: held(x, most.x), y: held(y, most.y) };
}
