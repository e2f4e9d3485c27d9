/** The part of a picture that is kept, in percent of its sides. */
export interface CropShares {
  x: number;
  y: number;
  width: number;
  height: number;
}

const NEAR_PERCENT = 0.3;

/**
 * Whether there is a part at all. Until the frame has its place on the page, the cropper tells of a part without sides, or
 * of one that is no number: a busy page draws late, so that takes as long as it takes.
 */
export const isLaidOut = ({ width, height }: CropShares): boolean => width > 0 && height > 0;

/** As much as fits, with as much beyond it on either side. */
export function isMiddle({ x, y, width, height }: CropShares): boolean {
  const near = (value: number, wanted: number) => Math.abs(value - wanted) < NEAR_PERCENT;
  return near(Math.max(width, height), 100) && near(x * 2 + width, 100) && near(y * 2 + height, 100);
}
