import type { ChatLink } from "@atrium/contract";
import { IconX } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { chatTexts } from "../texts.ts";
import styles from "./LinkTitles.module.css";

interface LinkTitlesProps {
  links: readonly ChatLink[];
  /** Null for everybody but the message's author. */
  hide: (() => void) | null;
}

/** The page titles of a message's links. */
export function LinkTitles({ links, hide }: LinkTitlesProps) {
  const say = useTexts(chatTexts);
  if (links.length === 0) return null;
  return (
    <ul className={styles["links"]} aria-label={say("linkTitles")}>
      {links.map(({ url, title, site }, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer nofollow">
            <small dir="auto">{site}</small>
            <b dir="auto">{title}</b>
          </a>
          {hide === null || index > 0 ? null : (
            <button type="button" aria-label={say("hideTitles")} title={say("hideTitles")} onClick={hide}>
              <IconX size={16} stroke={1.75} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
