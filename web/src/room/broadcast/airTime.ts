/** A duration as a clock shows it: 2:14, 1:02:03. */
export function airTime(passedMs: number): string {
  const passed = Math.max(0, Math.floor(passedMs / 1000));
  const [hours, minutes, seconds] = [Math.floor(passed / 3600), Math.floor(passed / 60) % 60, passed % 60];
  const two = (part: number) => String(part).padStart(2, "0");
  return hours === 0 ? `${minutes}:${two(seconds)}` : `${hours}:${two(minutes)}:${two(seconds)}`;
}
