import { ActionIcon, Popover } from "@mantine/core";
import { IconArrowRight, IconSparkles, IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { dateText } from "../../ui/dates.ts";
import { NEWS, sawNews, unseenNews, type NewsEntry } from "./news.ts";
import { NewsPicture } from "./NewsPicture.tsx";
import { NewsRow } from "./NewsRow.tsx";
import styles from "./news.module.css";
import { newsTexts } from "./texts.ts";

const SHOWN = 3;

/** The button in the sidebar and its menu: the latest news, and a link to the rest. */
export function NewsMenu({ className, wordClass }: { className: string; wordClass: string | undefined }) {
  const say = useTexts(newsTexts);
  const [unseen, setUnseen] = useState(() => unseenNews());
  // What was new when it opened stays marked while it is read.
  const [marked, setMarked] = useState<readonly NewsEntry[]>([]);
  const [opened, setOpened] = useState(false);
  const change = (next: boolean) => {
    setOpened(next);
    if (!next) return;
    setMarked(unseen);
    sawNews();
    setUnseen([]);
  };
  return (
    <Popover
      opened={opened}
      onChange={change}
      position="right-end"
      offset={10}
      trapFocus
      returnFocus
      classNames={{ dropdown: styles["dropdown"] ?? "" }}
    >
      <Popover.Target>
        <button type="button" className={className} data-open={opened} onClick={() => change(!opened)}>
          <IconSparkles size={18} stroke={1.75} aria-hidden />
          <span className={wordClass}>{say("title")}</span>
          {unseen.length === 0 ? null : <b className={styles["dot"]} role="img" aria-label={say("unseen")} />}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={say("title")}>
        <NewsCard marked={marked} close={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

export function NewsCard({ marked, close }: { marked: readonly NewsEntry[]; close: () => void }) {
  const say = useTexts(newsTexts);
  const newest = NEWS[0];
  return (
    <div className={styles["card"]}>
      <header className={styles["head"]}>
        <h2>{say("title")}</h2>
        <ActionIcon variant="quiet" size="sm" aria-label={say("close")} onClick={close}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </header>
      {newest === undefined ? null : <NewsPicture label={say(newest.id)} />}
      <ul className={styles["rows"]}>
        {NEWS.slice(0, SHOWN).map((entry) => (
          <NewsRow key={entry.id} entry={entry} isNew={marked.includes(entry)} />
        ))}
      </ul>
      <footer className={styles["foot"]}>
        <span>{newest === undefined ? null : dateText(Date.parse(newest.day), "day", currentLocale())}</span>
        <Link to="/dashboard/news" className={styles["all"] ?? ""} onClick={close}>
          {say("all")} <IconArrowRight size={16} aria-hidden />
        </Link>
      </footer>
    </div>
  );
}
