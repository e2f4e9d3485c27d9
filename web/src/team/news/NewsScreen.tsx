import { useEffect, useState } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { dateText } from "../../ui/dates.ts";
import { Page } from "../../ui/page/Page.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { NEWS, sawNews, unseenNews } from "./news.ts";
import { NewsRow } from "./NewsRow.tsx";
import styles from "./news.module.css";
import { newsTexts } from "./texts.ts";

/** Everything that was added, day by day. */
export function NewsScreen() {
  const say = useTexts(newsTexts);
  const [unseen] = useState(() => unseenNews());
  useEffect(() => sawNews(), []);
  const days = [...new Set(NEWS.map(({ day }) => day))];
  return (
    <Page title={say("title")} lead={say("lead")}>
      {days.map((day) => (
        <Section key={day} title={dateText(Date.parse(day), "monthDay", currentLocale())}>
          <ul className={styles["rows"]}>
            {NEWS.filter((entry) => entry.day === day).map((entry) => (
              <NewsRow key={entry.id} entry={entry} isNew={unseen.includes(entry)} />
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}
