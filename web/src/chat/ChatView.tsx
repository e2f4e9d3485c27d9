import type { AccountId } from "@atrium/contract";
import { useMemo } from "react";
import { useStore } from "zustand";
import { useTexts } from "../platform/i18n/texts.ts";
import type { Chat } from "./engine/chat.ts";
import { ChatList } from "./messages/ChatList.tsx";
import type { ChatPort, HostHands } from "./engine/chatPort.ts";
import { chatRows } from "./messages/chatRows.ts";
import { useAttachings } from "./attachments/useAttachings.ts";
import styles from "./ChatView.module.css";
import { ChatOff, Composer } from "./composer/Composer.tsx";
import { useNewAfter } from "./messages/useNewAfter.ts";
import { useMessageHands } from "./messages/useMessageHands.ts";
import { useSlow } from "./composer/useSlow.ts";
import { useWriting } from "./composer/useWriting.ts";
import { chatTexts } from "./texts.ts";
import { Pictures } from "./viewer/Pictures.tsx";
import { KeptLine } from "./messages/KeptLine.tsx";
import { Newest } from "./messages/Newest.tsx";
import { TypingLine } from "./messages/TypingLine.tsx";

export interface ChatViewProps {
  chat: Chat;
  port: ChatPort;
  mayWrite: boolean;
  /** May delete others' messages. */
  mayModerate: boolean;
  host: HostHands | null;
  /** Opens a direct chat; not given if that is impossible. */
  writeTo?: ((accountId: AccountId) => void) | null;
  /** Seconds between two messages of mine; 0, or not given: no limit. */
  slowSeconds?: number;
  /** Changes each time the chat is opened to write in. Not given if the chat is just shown. */
  asked?: string | number | symbol | undefined;
  words: {
    /** Label of the field. */
    write: string;
    /** Shown while there are no messages. */
    empty: string;
    /** Shown if nobody can write here. */
    off: string;
  };
}

const NONE: readonly never[] = [];

/** The messages of one chat, and the composer. */
export function ChatView(props: ChatViewProps) {
  const { chat, port, mayWrite, mayModerate, host, writeTo = null, slowSeconds = 0, asked, words } = props;
  const say = useTexts(chatTexts);
  const { timeline, window, outgoing, typing } = useStore(chat.state);
  const selfId = port.selfId();
  const newAfter = useNewAfter(chat.key, { timeline, selfId });
  const part = window ?? timeline;
  const messages = part?.messages ?? NONE;
  const kept = part?.hasOlder === true ? null : (timeline?.kept ?? null);
  const waiting = window === null ? outgoing : NONE;
  const rows = useMemo(
    () => chatRows({ messages, outgoing: waiting, kept }, { selfId, newAfter }),
    [messages, waiting, kept, selfId, newAfter],
  );
  const hands = useMessageHands(port, { host, writeTo });
  const slow = useSlow({ slowSeconds, selfId, messages: timeline?.messages ?? NONE });
  const attaching = useAttachings(port.key);
  const { answer, edit, ...composer } = useWriting({ port, chat, mayCallAll: mayModerate, attaching });
  const editLast = () => {
    const mine = timeline?.messages.findLast(({ author, isDeleted }) => author?.accountId === selfId && !isDeleted);
    if (mine !== undefined) edit(mine);
  };
  const rights = { selfId, mayWrite, mayModerate, isHost: port.isHost };
  const isEmpty = timeline !== null && rows.length === 0;
  return (
    <section className={styles["chat"]} aria-label={say("chat")}>
      {timeline === null ? <p className={styles["quiet"]}>{say("loading")}</p> : null}
      {isEmpty ? (
        <p className={styles["quiet"]}>
          <b>{say("emptyTitle")}</b>
          {mayWrite ? words.empty : null}
        </p>
      ) : null}
      {isEmpty && kept !== null ? <KeptLine kept={kept} /> : null}
      {timeline === null || isEmpty ? null : (
        <Pictures messages={messages}>
          <ChatList {...rights} chat={chat} rows={rows} hands={hands} reply={answer} edit={edit} />
        </Pictures>
      )}
      <Newest messages={timeline?.messages ?? null} selfId={selfId} />
      <TypingLine names={typing} />
      {mayWrite ? (
        <Composer
          {...composer}
          port={port}
          attaching={attaching}
          slow={slow}
          mayCallAll={mayModerate}
          label={words.write}
          editLast={editLast}
          asked={asked}
        />
      ) : (
        <ChatOff why={words.off} />
      )}
    </section>
  );
}
