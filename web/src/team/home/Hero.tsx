import type { ReactNode } from "react";
import { courtUrl } from "../../ui/artwork.ts";
import styles from "./Hero.module.css";

/** The court beside one sentence and what to do now. */
export function Hero({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className={styles["hero"]}>
      <div className={styles["words"]}>
        <h2>{title}</h2>
        <p>{lead}</p>
        <div className={styles["acts"]}>{children}</div>
      </div>
      <div className={styles["picture"]} aria-hidden>
        <img className={styles["day"]} src={courtUrl("wide")} alt="" />
        <img className={styles["dusk"]} src={courtUrl("wide-dusk")} alt="" />
      </div>
    </section>
  );
}
