import { IconSearch } from "@tabler/icons-react";
import { ChatMenu, chatTexts, findTexts, unreadMark, useUnreadLabel } from "../../chat/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./ChatSide.module.css";
import type { ChatTab, OpenedChat } from "./openedChat.ts";
import type { PlaceChat, RoomChats } from "./useRoomChats.ts";

interface ChatTabsProps {
  chats: RoomChats;
  roomName: string;
  tab: ChatTab | null;
  show: (tab: ChatTab) => void;
  toSide: (side: OpenedChat["side"]) => void;
  /** The search and menu buttons are beside the tabs, unless they are elsewhere. */
  hasTools?: boolean;
}

type TabUnread = Pick<PlaceChat, "unread" | "mentions">;

/** Tabs for the chats, with unread counts, and the search button. */
export function ChatTabs({ show, hasTools = true, ...props }: ChatTabsProps) {
  const { chats, roomName, tab } = props;
  const say = useTexts(chatTexts);
  const tabs: { tab: ChatTab; name: string; of: TabUnread | null }[] = [
    { tab: "room", name: roomName, of: chats.room },
    { tab: "space", name: say("everyone"), of: chats.space },
    { tab: "direct", name: say("direct"), of: chats.direct && { ...chats.direct, mentions: 0 } },
    { tab: "team", name: say("team"), of: chats.team },
  ];
  return (
    <div className={styles["tabs"]} role="group" aria-label={say("which")}>
      {tabs.map((each) =>
        each.of === null ? null : (
          <Tab key={each.tab} name={each.name} of={each.of} isShown={each.tab === tab} show={() => show(each.tab)} />
        ),
      )}
      {hasTools ? <ChatTools {...props} /> : null}
    </div>
  );
}

/** Searches all chats, and opens the menu of the current one. */
export function ChatTools({ chats, roomName, tab, toSide }: Omit<ChatTabsProps, "show" | "hasTools">) {
  const find = useTexts(findTexts);
  const room = tab === "room" ? chats.room : null;
  return (
    <div className={styles["tools"]}>
      {chats.space === null ? null : (
        <button type="button" className={styles["icon"]} aria-label={find("find")} onClick={() => toSide("find")}>
          <IconSearch size={18} stroke={1.75} aria-hidden />
        </button>
      )}
      {room === null ? null : (
        <ChatMenu host={room.host} port={room.port} roomName={roomName} showHighlights={() => toSide("highlights")} />
      )}
    </div>
  );
}

interface TabProps {
  name: string;
  of: TabUnread;
  isShown: boolean;
  show: () => void;
}

function Tab({ name, of, isShown, show }: TabProps) {
  const { unread, mentions } = of;
  const said = useUnreadLabel();
  const label = unread === 0 ? name : `${name}, ${said({ unread, mentions })}`;
  return (
    <button type="button" aria-pressed={isShown} aria-label={label} onClick={show}>
      <span dir="auto">{name}</span>
      {unread === 0 ? null : <i data-count={unreadMark({ unread, mentions })} />}
    </button>
  );
}
