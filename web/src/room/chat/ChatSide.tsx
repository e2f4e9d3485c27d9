import type { AccountId } from "@atrium/contract";
import { useMemo, type ReactNode } from "react";
import {
  chatTexts,
  ChatView,
  DirectChat,
  DirectList,
  HostMenu,
  TeamChat,
  type LedTo,
  unreadMark,
  useLedTo,
  useUnreadLabel,
} from "../../chat/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import styles from "./ChatSide.module.css";
import { shownTab, type ChatTab, type OpenedChat } from "./openedChat.ts";
import type { PlaceChat, RoomChats } from "./useRoomChats.ts";

interface ChatSideProps {
  port: RoomPort;
  roomName: string;
  chats: RoomChats;
  opened: OpenedChat;
  open: (opened: OpenedChat) => void;
}

type TabUnread = Pick<PlaceChat, "unread" | "mentions">;

/** The chats beside the map: this room's, everybody's, those with single people, the team's. */
export function ChatSide(props: ChatSideProps) {
  const { chats, opened, open, roomName } = props;
  const say = useTexts(chatTexts);
  const tab = shownTab(opened.tab, chats);
  const tabs: { tab: ChatTab; name: string; of: TabUnread | null }[] = [
    { tab: "room", name: roomName, of: chats.room },
    { tab: "space", name: say("everyone"), of: chats.space },
    { tab: "direct", name: say("direct"), of: chats.direct && { ...chats.direct, mentions: 0 } },
    { tab: "team", name: say("team"), of: chats.team },
  ];
  const room = tab === "room" ? chats.room : null;
  return (
    <div className={styles["side"]}>
      <div className={styles["tabs"]} role="group" aria-label={say("which")}>
        {tabs.map((each) =>
          each.of === null ? null : (
            <Tab
              key={each.tab}
              name={each.name}
              of={each.of}
              isShown={each.tab === tab}
              show={() => open({ tab: each.tab, with: null })}
            />
          ),
        )}
        {room === null || room.host === null ? null : (
          <HostMenu host={room.host} port={room.port} roomName={roomName} />
        )}
      </div>
      {tab === null ? null : <Shown key={tab} {...props} tab={tab} />}
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

function Shown({ tab, chats, port, roomName, opened, open }: ChatSideProps & { tab: ChatTab }): ReactNode {
  const say = useTexts(chatTexts);
  const { room, space, team, selfId } = chats;
  const led = { message: opened.message ?? null, forgetMessage: () => open({ ...opened, message: null }) };
  switch (tab) {
    case "room":
      return room === null ? null : (
        <Place
          key={room.port.key}
          of={room}
          led={led}
          words={{ write: say("placeholder", { room: roomName }), empty: say("emptyText"), off: say("off") }}
        />
      );
    case "space":
      return space === null ? null : (
        <Place
          of={space}
          led={led}
          words={{ write: say("placeholderAll"), empty: say("emptySpace"), off: say("off") }}
        />
      );
    case "team":
      return team === null ? null : <TeamChat key={team.teamId} {...team} {...led} selfId={selfId} />;
    default:
      return <Direct port={port} selfId={selfId} opened={opened} open={open} led={led} />;
  }
}

interface PlaceProps {
  of: PlaceChat;
  led: LedTo;
  words: { write: string; empty: string; off: string };
}

function Place({ of, led, words }: PlaceProps) {
  useLedTo(of.chat, led);
  const { unread: _unread, mentions: _mentions, ...chat } = of;
  return <ChatView {...chat} words={words} />;
}

interface DirectProps extends Pick<ChatSideProps, "port" | "opened" | "open"> {
  selfId: AccountId | null;
  led: LedTo;
}

function Direct({ port, selfId, opened, open, led }: DirectProps) {
  const ids = useLive(port, ({ space }) => Object.keys(space?.records.participant ?? {}).join(" "));
  const here = useMemo(() => new Set(ids.split(" ") as AccountId[]), [ids]);
  const show = (accountId: AccountId | null) => open({ tab: "direct", with: accountId });
  if (opened.with === null) return <DirectList selfId={selfId} here={here} open={show} />;
  return (
    <DirectChat
      key={opened.with}
      accountId={opened.with}
      selfId={selfId}
      {...led}
      isHere={here.has(opened.with)}
      back={() => show(null)}
    />
  );
}
