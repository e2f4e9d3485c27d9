import { useTexts } from "../../platform/i18n/texts.ts";
import type { NewsEntry } from "./news.ts";
import styles from "./news.module.css";
import { newsTexts } from "./texts.ts";

export function NewsRow({ entry: { id, Icon }, isNew }: { entry: NewsEntry; isNew: boolean }) {
  const say = useTexts(newsTexts);
  return (
    <li className={styles["row"]}>
      <span className={styles["icon"]}>
        <Icon size={18} stroke={1.75} aria-hidden />
      </span>
      <div>
        <h3>
          {say(id)} {isNew ? <b className={styles["dot"]} role="img" aria-label={say("fresh")} /> : null}
        </h3>
        <p>{say(`${id}Lead`)}</p>
      </div>
    </li>
  );
}
