import styles from "./Brand.module.css";

/** The arch with a person in it. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="10" fill="var(--accent)" />
      <path
        d="M8.5 25V15.5a7.5 7.5 0 0 1 15 0V25"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="16" cy="17.5" r="3.3" fill="var(--on-accent)" />
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
