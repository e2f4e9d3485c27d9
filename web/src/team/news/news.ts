import {
  IconAt,
  IconLayoutList,
  IconListSearch,
  IconMessages,
  IconPhoto,
  IconTemplate,
  IconUsersGroup,
  type Icon,
} from "@tabler/icons-react";
import { readText, writeText } from "../../platform/storage.ts";
import type { newsTexts } from "./texts.ts";

type Titled<Text> = Text extends `${infer Name}Lead` ? Name : never;

/** Something that was added: its title, and a sentence under it in the text of the same name with `Lead`. */
export interface NewsEntry {
  id: Titled<keyof (typeof newsTexts)["entries"]>;
  /** The day it came, as `YYYY-MM-DD`. */
  day: string;
  Icon: Icon;
  /** What the changelog calls it. */
  inChangelog: string;
}

/** Newest first. */
export const NEWS: readonly NewsEntry[] = [
  { id: "backdrops", day: "2026-11-23", Icon: IconPhoto, inChangelog: "Backgrounds for your camera" },
  { id: "list", day: "2026-11-23", Icon: IconLayoutList, inChangelog: "stand in folders that fold away" },
  { id: "templates", day: "2026-11-23", Icon: IconTemplate, inChangelog: "one of nine templates" },
  { id: "teamEnds", day: "2026-11-23", Icon: IconUsersGroup, inChangelog: "Delete a team" },
  { id: "mentions", day: "2026-11-22", Icon: IconAt, inChangelog: "Mention people with" },
  { id: "audit", day: "2026-11-22", Icon: IconListSearch, inChangelog: "An audit log" },
  {
    id: "messages",
    day: "2026-11-21",
    Icon: IconMessages,
    inChangelog: "with one person (*Message* on their card), of the team",
  },
];

const KEY = "newsSeen";

/** What came since this device was last shown the news. Whoever is new here has missed nothing. */
export function unseenNews(news: readonly NewsEntry[] = NEWS): readonly NewsEntry[] {
  const seen = readText(KEY);
  if (seen === null) {
    sawNews(news);
    return [];
  }
  const at = news.findIndex(({ id }) => id === seen);
  return at === -1 ? news : news.slice(0, at);
}

export const sawNews = (news: readonly NewsEntry[] = NEWS): void => writeText(KEY, news[0]?.id ?? null);
