import { useTexts } from "../../platform/i18n/texts.ts";
import { chatTexts } from "../texts.ts";

interface UnreadProps {
  unread: number;
  /** How many of them mention me. */
  mentions: number;
}

/** The number of unread messages, with an @ if I am mentioned. */
export function Unread({ unread, mentions }: UnreadProps) {
  const label = useUnreadLabel();
  return unread === 0 ? null : <i aria-label={label({ unread, mentions })}>{unreadMark({ unread, mentions })}</i>;
}

export const unreadMark = ({ unread, mentions }: UnreadProps): string => `${mentions > 0 ? "@" : ""}${unread}`;

/** The badge's label for screen readers. */
export function useUnreadLabel(): (of: UnreadProps) => string {
  const say = useTexts(chatTexts);
  return ({ unread, mentions }) =>
    mentions > 0 ? `${say("unread", { count: unread })}, ${say("mentioned")}` : say("unread", { count: unread });
}
