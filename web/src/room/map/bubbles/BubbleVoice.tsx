import styles from "./BubbleVoice.module.css";

/** What sounds from a bubble, under its disc: light that the frame loop turns up and down, the megaphone's waves. */
export function BubbleVoice({ hasMegaphone }: { hasMegaphone: boolean }) {
  return (
    <>
      {hasMegaphone ? <span className={styles["waves"]} /> : null}
      <span className={styles["quiet"]} data-voice="quiet" />
      <span className={styles["loud"]} data-voice="loud" />
      <span className={styles["pulse"]} />
      <span className={styles["pulse"]} />
    </>
  );
}
