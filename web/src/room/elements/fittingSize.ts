/** The largest whole size from `least` to `wanted` at which the text fits; `least` if none does. */
export function fittingSize(wanted: number, least: number, fits: (size: number) => boolean): number {
  if (fits(wanted)) return wanted;
  let [low, high] = [least, Math.ceil(wanted)];
  // `low` is taken to fit, `high` is known not to.
  while (high - low > 1) {
    const size = Math.floor((low + high) / 2);
    if (fits(size)) low = size;
    else high = size;
  }
  return low;
}
