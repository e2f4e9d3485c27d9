import styles from "./piano.module.css";

const HEIGHTS = [7, 13, 18, 11, 16, 8, 14, 6];

/** Bars that move while there is music. */
export function PianoBars({ isPlaying }: { isPlaying: boolean }) {
  return (
    <span className={styles["bars"]} data-playing={isPlaying} aria-hidden>
      {HEIGHTS.map((height, nth) => (
        <i key={nth} style={{ height: `${height * 5}%`, animationDelay: `${nth * -170}ms` }} />
      ))}
    </span>
  );
}
