import { IconLock } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { floorCardUrl } from "../../../ui/artwork.ts";
import styles from "./domain.module.css";
import { domainTexts } from "./texts.ts";

interface DomainSeenProps {
  domain: string;
  /** Of the space's entrance. */
  backgroundUrl: string | null;
}

/** The space as people will see it: under its own name. */
export function DomainSeen({ domain, backgroundUrl }: DomainSeenProps) {
  const say = useTexts(domainTexts);
  const picture = floorCardUrl(backgroundUrl);
  return (
    <section className={styles["seen"]} aria-labelledby="domain-seen">
      <h3 id="domain-seen">{say("peopleSee")}</h3>
      <div className={styles["window"]}>
        <p>
          <IconLock size={16} stroke={1.75} aria-hidden />
          {domain}
        </p>
        {picture === null ? null : <img src={picture} alt="" />}
      </div>
      <p className={styles["seenNote"]}>{say("signInAgain")}</p>
    </section>
  );
}
