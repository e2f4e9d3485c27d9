import type { Point } from "../map/camera.ts";
import styles from "./piano.module.css";

/** How far from the piano's middle the way ends, from mine it begins, and how much it bends; in units. */
const BESIDE = 250;
const BEGINS = 74;
const SPOT = 57;
const BEND = 0.12;

/** A dotted way over the floor, from me to a spot beside the piano. */
export function WayToPiano({ me, piano }: { me: Point; piano: Point }) {
  const far = Math.hypot(piano.x - me.x, piano.y - me.y);
  if (far < BESIDE + BEGINS + SPOT) return null;
  const on = (units: number): Point => ({
    x: me.x + ((piano.x - me.x) * units) / far,
    y: me.y + ((piano.y - me.y) * units) / far,
  });
  const [start, end, spot] = [on(BEGINS), on(far - BESIDE - SPOT - 8), on(far - BESIDE)];
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - far * BEND };
  const path = `M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`;
  return (
    <svg className={styles["way"]} data-testid="way-to-piano" aria-hidden>
      <path d={path} className={styles["wayShade"]} />
      <path d={path} className={styles["wayDots"]} />
      <circle cx={spot.x} cy={spot.y} r={SPOT} />
    </svg>
  );
}
