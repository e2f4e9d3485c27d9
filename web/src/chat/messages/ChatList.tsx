import { errorText, type ChatMessage } from "@atrium/contract";
import { IconArrowDown, IconClock } from "@tabler/icons-react";
import { useCallback, useEffect, useState, type KeyboardEvent } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useVirtualRows } from "../../ui/useVirtualRows.ts";
import styles from "./ChatList.module.css";
import { ChatMessageRow } from "./ChatMessageRow.tsx";
import type { MessageRights } from "./messageRights.ts";
import type { ChatRow } from "./chatRows.ts";
import { DayLine } from "./DayLine.tsx";
import { MarkedText } from "./MarkedText.tsx";
import type { Chat } from "../engine/chat.ts";
import { beginReading } from "../unread/readNow.ts";
import type { MessageHands } from "./useMessageHands.ts";
import { useStickyScroll } from "./useStickyScroll.ts";
import { chatTexts } from "../texts.ts";

interface ChatListProps extends MessageRights {
  chat: Chat;
  rows: readonly ChatRow[];
  hands: MessageHands;
  reply: (message: ChatMessage) => void;
  edit: (message: ChatMessage) => void;
}

const ROW_PIXELS = 56;
const OVERSCAN = 8;
const keyOfRow = ({ key }: ChatRow): string => key;

/** The messages; only the rows that are seen are drawn. It stays at the newest as long as one is there. */
export function ChatList(props: ChatListProps) {
  const { chat, rows } = props;
  const say = useTexts(chatTexts);
  const [active, setActive] = useState<string | null>(null);
  const virtual = useVirtualRows<ChatRow, HTMLDivElement>({
    rows,
    keyOf: keyOfRow,
    rowPixels: ROW_PIXELS,
    overscan: OVERSCAN,
  });
  const { holdFrame, items, totalPixels, measure } = virtual;
  const atTop = useCallback(() => void chat.loadOlder(), [chat]);
  const atBottom = useCallback(() => chat.markRead(), [chat]);
  const { hold, isAtBottom, isRead, toBottom, onScroll } = useStickyScroll({
    rows,
    totalPixels,
    hold: holdFrame,
    atTop,
    atBottom,
  });
  useEffect(() => (isRead ? beginReading(chat.key) : undefined), [chat, isRead]);
  return (
    <div className={styles["around"]}>
      <div ref={hold} className={styles["frame"]} onScroll={onScroll} onKeyDown={moveFocus}>
        <ol aria-label={say("messages")} style={{ height: totalPixels }}>
          {items.map(({ index, start }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <li
                key={row.key}
                ref={measure}
                data-index={index}
                data-active={row.key === active}
                tabIndex={row.kind === "message" ? (index === rows.length - 1 ? 0 : -1) : undefined}
                style={{ transform: `translateY(${start}px)` }}
                onPointerEnter={() => setActive(row.key)}
                onFocus={() => setActive(row.key)}
              >
                <Row {...props} row={row} isActive={row.key === active} />
              </li>
            );
          })}
        </ol>
      </div>
      {isAtBottom ? null : (
        <button type="button" className={styles["newest"]} aria-label={say("toNewest")} onClick={toBottom}>
          <IconArrowDown size={18} stroke={2} aria-hidden />
        </button>
      )}
    </div>
  );
}

function Row({ row, ...props }: ChatListProps & { row: ChatRow; isActive: boolean }) {
  const say = useTexts(chatTexts);
  switch (row.kind) {
    case "day":
      return <DayLine atMs={row.atMs} />;
    case "new":
      return <p className={styles["new"]}>{say("newMessages", { count: row.count })}</p>;
    case "message":
      return <ChatMessageRow {...props} row={row} />;
    default:
      return <OutgoingRow row={row} chat={props.chat} selfId={props.selfId} />;
  }
}

/** Something of mine that has not arrived. */
function OutgoingRow({
  row,
  chat,
  selfId,
}: Pick<ChatListProps, "chat" | "selfId"> & { row: Extract<ChatRow, { kind: "outgoing" }> }) {
  const say = useTexts(chatTexts);
  const { clientId, content, refused } = row.outgoing;
  return (
    <div className={styles["outgoing"]} data-refused={refused !== null}>
      <MarkedText text={content} selfId={selfId} />
      {refused === null ? (
        <small>
          <IconClock size={14} stroke={1.75} aria-hidden />
          {say("waiting")}
        </small>
      ) : (
        <small role="alert">
          {errorText(refused, currentLocale())}{" "}
          <button type="button" onClick={() => chat.sendAgain(clientId)}>
            {say("sendAgain")}
          </button>
          <button type="button" onClick={() => chat.discard(clientId)}>
            {say("discard")}
          </button>
        </small>
      )}
    </div>
  );
}

/** Up and down go from message to message. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLLIElement)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("li[tabindex]")];
  const next = rows[rows.indexOf(event.target) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
