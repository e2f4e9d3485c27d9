import { Menu } from "@mantine/core";
import { IconDots, IconEraser } from "@tabler/icons-react";
import type { AccountId, RoomId } from "@atrium/contract";
import { useMemo, useState } from "react";
import { useStore } from "zustand";
import { useTexts } from "../../platform/i18n/texts.ts";
import type { RoomPort } from "../roomPort.ts";
import { ChatList } from "./ChatList.tsx";
import styles from "./ChatPanel.module.css";
import { chatRows } from "./chatRows.ts";
import { ChatOff, Composer } from "./Composer.tsx";
import type { RoomChatModel } from "./useRoomChat.ts";
import { useMessageHands, type MessageHands } from "./useMessageHands.ts";
import { useWriting } from "./useWriting.ts";
import { chatTexts } from "./texts.ts";

interface ChatPanelProps extends Omit<RoomChatModel, "unread"> {
  port: RoomPort;
  roomId: RoomId;
  roomName: string;
  selfId: AccountId | null;
}

/** What people write to the room I am in. */
export function ChatPanel({ port, roomId, roomName, selfId, chat, mayWrite, mayModerate }: ChatPanelProps) {
  const say = useTexts(chatTexts);
  const { timeline, outgoing } = useStore(chat.state);
  const newAfter = useNewAfter(timeline?.readPosition ?? null);
  const rows = useMemo(
    () => chatRows({ timeline, outgoing }, { selfId, newAfter }),
    [timeline, outgoing, selfId, newAfter],
  );
  const hands = useMessageHands(port);
  const { answer, edit, ...composer } = useWriting({ port, chat, roomId });
  const editLast = () => {
    const mine = timeline?.messages.findLast(({ author, isDeleted }) => author?.accountId === selfId && !isDeleted);
    if (mine !== undefined) edit(mine);
  };
  const rights = { selfId, mayWrite, mayModerate };
  const isEmpty = timeline !== null && rows.length === 0;
  return (
    <section className={styles["chat"]} aria-label={say("chat")}>
      <header className={styles["head"]}>
        <h2 dir="auto">{roomName}</h2>
        {mayModerate ? <HostMenu hands={hands} /> : null}
      </header>
      {timeline === null ? <p className={styles["quiet"]}>{say("loading")}</p> : null}
      {isEmpty ? (
        <p className={styles["quiet"]}>
          <b>{say("emptyTitle")}</b>
          {mayWrite ? say("emptyText") : null}
        </p>
      ) : null}
      {timeline === null || isEmpty ? null : (
        <ChatList {...rights} chat={chat} rows={rows} hands={hands} reply={answer} edit={edit} />
      )}
      <Newest rows={rows} />
      {mayWrite ? <Composer {...composer} roomName={roomName} editLast={editLast} /> : <ChatOff />}
    </section>
  );
}

/** Where the unread began when the chat was opened: the line stays there while one reads. */
function useNewAfter(readPosition: number | null): number | null {
  const [opened, setOpened] = useState(readPosition);
  if (opened === null && readPosition !== null) setOpened(readPosition);
  return opened;
}

/** Says aloud what others write. */
function Newest({ rows }: { rows: ReturnType<typeof chatRows> }) {
  const say = useTexts(chatTexts);
  const last = rows.findLast((row) => row.kind === "message");
  const isToSay = last !== undefined && !last.isMine && !last.message.isDeleted;
  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      {isToSay ? (
        <p key={last.key}>
          {say("says", { name: last.message.author?.name ?? say("deletedUser"), text: last.message.content })}
        </p>
      ) : null}
    </div>
  );
}

function HostMenu({ hands }: { hands: MessageHands }) {
  const say = useTexts(chatTexts);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button type="button" className={styles["menu"]} aria-label={say("more")}>
          <IconDots size={18} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item data-danger leftSection={<IconEraser size={18} stroke={1.75} />} onClick={hands.clear}>
          {say("clear")}
        </Menu.Item>
        <Menu.Item data-danger leftSection={<IconEraser size={18} stroke={1.75} />} onClick={hands.clearAll}>
          {say("clearAll")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
