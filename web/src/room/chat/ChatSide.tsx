import type { AccountId, RoomId } from "@atrium/contract";
import { useMemo, useState, type ReactNode } from "react";
import {
  chatTexts,
  ChatView,
  DirectChat,
  DirectList,
  GoToRoom,
  HighlightsView,
  NOTHING_ASKED,
  Statuses,
  TeamChat,
  type LedTo,
  useLedTo,
} from "../../chat/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import type { RoomPort } from "../roomPort.ts";
import { useStatuses } from "../status/useStatuses.ts";
import { useLive } from "../useLive.ts";
import styles from "./ChatSide.module.css";
import { ChatTabs, ChatTools } from "./ChatTabs.tsx";
import { FindSide } from "./FindSide.tsx";
import { shownTab, writingTo, type ChatTab, type OpenedChat } from "./openedChat.ts";
import type { PlaceChat, RoomChats } from "./useRoomChats.ts";
import { useWhereaboutsOf, type Reach } from "./useWhereaboutsOf.ts";

interface ChatSideProps {
  port: RoomPort;
  roomName: string;
  chats: RoomChats;
  opened: OpenedChat;
  open: (opened: OpenedChat) => void;
  /** Enters a mentioned room. */
  enter: (roomId: RoomId) => void;
  /** Goes to somebody in the space, and shows their card. */
  reach: Reach;
  /**
   * Above the chats; holds the search and menu buttons, which are otherwise beside the tabs. Null if a conversation has
   * its own header.
   */
  renderHead?: (tools: ReactNode | null) => ReactNode;
}

/** The chats beside the map: this room's, the space's, direct ones, the team's. */
export function ChatSide(props: ChatSideProps) {
  const statuses = useStatuses(props.port);
  return (
    <GoToRoom value={props.enter}>
      <Statuses value={statuses}>
        <div className={styles["side"]}>
          <Side {...props} />
        </div>
      </Statuses>
    </GoToRoom>
  );
}

function Side(props: ChatSideProps) {
  const { port, chats, opened, open, roomName, renderHead } = props;
  const [asked, ask] = useState(NOTHING_ASKED);
  const tab = shownTab(opened.tab, chats);
  const room = tab === "room" ? chats.room : null;
  const toSide = (side: OpenedChat["side"]) => open({ ...opened, side });
  const back = () => toSide(undefined);
  const findHere = () => {
    ask({ ...NOTHING_ASKED, isHere: true });
    toSide("find");
  };
  if (opened.side === "find") return <FindSide {...{ port, chats, roomName, opened, open, asked, ask, back }} />;
  if (opened.side === "highlights" && room?.port.highlights) {
    const go = ({ position }: { position: number }) => open({ tab: "room", with: null, message: position });
    return <HighlightsView {...room} {...{ go, back }} page={room.port.highlights} />;
  }
  // A conversation has its own header, with a back button to the list.
  const isConversation = tab === "direct" && opened.with !== null;
  return (
    <>
      {renderHead?.(isConversation ? null : <ChatTools {...{ chats, roomName, tab, toSide }} />)}
      {isConversation ? null : (
        <ChatTabs
          {...{ chats, roomName, tab, toSide }}
          hasTools={renderHead === undefined}
          show={(shown) => open({ tab: shown, with: null })}
        />
      )}
      {tab === null ? null : <Shown key={tab} {...props} tab={tab} findHere={findHere} />}
    </>
  );
}

interface ShownProps extends ChatSideProps {
  tab: ChatTab;
  /** Searches the current chat. */
  findHere: () => void;
}

function Shown({ tab, chats, roomName, ...props }: ShownProps): ReactNode {
  const { opened, open } = props;
  const say = useTexts(chatTexts);
  const { room, space, team, selfId } = chats;
  const writeTo = chats.direct === null ? null : (accountId: AccountId) => open(writingTo(accountId));
  const led = { message: opened.message ?? null, forgetMessage: () => open({ ...opened, message: null }) };
  switch (tab) {
    case "room":
      return room === null ? null : (
        <Place
          key={room.port.key}
          of={room}
          led={led}
          writeTo={writeTo}
          words={{ write: say("placeholder", { room: roomName }), empty: say("emptyText"), off: say("off") }}
        />
      );
    case "space":
      return space === null ? null : (
        <Place
          of={space}
          led={led}
          writeTo={writeTo}
          words={{ write: say("placeholderAll"), empty: say("emptySpace"), off: say("off") }}
        />
      );
    case "team":
      return team === null ? null : <TeamChat key={team.teamId} {...team} {...led} selfId={selfId} />;
    default:
      return <Direct {...props} selfId={selfId} led={led} />;
  }
}

interface PlaceProps {
  of: PlaceChat;
  led: LedTo;
  writeTo: ((accountId: AccountId) => void) | null;
  words: { write: string; empty: string; off: string };
}

function Place({ of, led, writeTo, words }: PlaceProps) {
  useLedTo(of.chat, led);
  const { unread: _unread, mentions: _mentions, ...chat } = of;
  return <ChatView {...chat} writeTo={writeTo} words={words} />;
}

interface DirectProps extends Pick<ShownProps, "port" | "opened" | "open" | "reach" | "findHere"> {
  selfId: AccountId | null;
  led: LedTo;
}

function Direct({ port, selfId, opened, open, led, reach, findHere }: DirectProps) {
  const ids = useLive(port, ({ space }) => Object.keys(space?.records.participant ?? {}).join(" "));
  const here = useMemo(() => new Set(ids.split(" ") as AccountId[]), [ids]);
  const whereabouts = useWhereaboutsOf(port, opened.with, reach);
  const show = (accountId: AccountId | null) => open({ tab: "direct", with: accountId });
  if (opened.with === null) return <DirectList selfId={selfId} here={here} open={show} />;
  return (
    <DirectChat
      key={opened.with}
      accountId={opened.with}
      selfId={selfId}
      {...led}
      asked={opened.asked}
      whereabouts={whereabouts}
      find={findHere}
      back={() => show(null)}
    />
  );
}
