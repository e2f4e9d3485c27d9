/** The cropped area, in percent of the picture's sides. */
export interface CropShares {
  x: number;
  y: number;
  width: number;
  height: number;
}

const NEAR_PERCENT = 0.3;

/**
 * Whether the area is valid. Until the frame has its size on the page, the cropper reports empty or NaN areas, on a
 * busy page for several frames.
 */
export const isLaidOut = ({ width, height }: CropShares): boolean => width > 0 && height > 0;

/** The largest area that fits, centred. */
export function isMiddle({ x, y, width, height }: CropShares): boolean {
  const near = (value: number, wanted: number) => Math.abs(value - wanted) < NEAR_PERCENT;
  return near(Math.max(width, height), 100) && near(x * 2 + width, 100) && near(y * 2 + height, 100);
}
