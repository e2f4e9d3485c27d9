import { brandMark } from "./brandMark.ts";
import styles from "./Brand.module.css";

/** The arch with a person in it. */
export function BrandMark({ size = 28 }: { size?: number }) {
  const { field, corner, arch, archWidth, person } = brandMark;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${field} ${field}`} aria-hidden>
      <rect width={field} height={field} rx={corner} fill="var(--accent)" />
      <path d={arch} fill="none" stroke="var(--on-accent)" strokeWidth={archWidth} strokeLinecap="round" />
      <circle {...person} fill="var(--on-accent)" />
    </svg>
  );
}

export function Brand() {
  return (
    <span className={styles["brand"]}>
      <BrandMark />
      <span className={styles["word"]}>Atrium</span>
    </span>
  );
}
