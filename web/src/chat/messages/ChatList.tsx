import type { ChatMessage } from "@atrium/contract";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { memo, useCallback, useEffect, useEffectEvent, useMemo, useState, type KeyboardEvent } from "react";
import { shallow as isShallowEqual } from "zustand/shallow";
import { useStore } from "zustand";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useVirtualRows } from "../../ui/useVirtualRows.ts";
import styles from "./ChatList.module.css";
import { ChatMessageRow } from "./ChatMessageRow.tsx";
import type { MessageRights } from "./messageRights.ts";
import type { ChatRow } from "./chatRows.ts";
import { DayLine } from "./DayLine.tsx";
import { KeptLine } from "./KeptLine.tsx";
import { MessageSheet } from "./MessageSheet.tsx";
import { OutgoingRow } from "./OutgoingRow.tsx";
import type { Chat } from "../engine/chat.ts";
import { beginReading } from "../unread/readNow.ts";
import type { MessageHands } from "./useMessageHands.ts";
import { useLongPress } from "./useLongPress.ts";
import { useStickyScroll } from "./useStickyScroll.ts";
import { chatTexts } from "../texts.ts";

interface ChatListProps extends MessageRights {
  chat: Chat;
  rows: readonly ChatRow[];
  hands: MessageHands;
  reply: (message: ChatMessage) => void;
  edit: (message: ChatMessage) => void;
}

const ROWS = {
  keyOf: ({ key }: ChatRow): string => key,
  stays: ({ kind }: ChatRow): boolean => kind === "message",
  rowPixels: 56,
  overscan: 8,
};

/** The messages; only visible rows are rendered. It stays at the newest message while the user is there. */
export function ChatList(given: ChatListProps) {
  const { chat } = given;
  const say = useTexts(chatTexts);
  const list = useVirtualRows<ChatRow, HTMLDivElement>({ rows: given.rows, ...ROWS });
  const { holdFrame, isHeld, rows, items, firstSeen, totalPixels, measure, scrollTo } = list;
  const props = { ...given, rows };
  const atTop = useCallback(() => void chat.loadOlder(), [chat]);
  const isPast = useStore(chat.state, ({ window }) => window !== null);
  const target = useStore(chat.state, (state) => state.target);
  const atBottom = useCallback(() => (isPast ? void chat.loadNewer() : chat.markRead()), [chat, isPast]);
  const { hold, isAtBottom, isRead, toBottom, onScroll } = useStickyScroll({
    rows,
    sticks: !isPast && target === null,
    totalPixels,
    hold: holdFrame,
    atTop,
    atBottom,
  });
  useEffect(() => (isRead ? beginReading(chat.key) : undefined), [chat, isRead]);
  useLead(given.rows, isHeld ? target : null, scrollTo);
  const [active, setActive] = useState<string | null>(null);
  // The sheet has all the actions of the hover bar, which is hidden for it.
  const { lifted, lower, press } = useLifted(rows, () => setActive(null));
  const toNewest = () => {
    chat.toNewest();
    toBottom();
  };
  return (
    <div className={styles["around"]}>
      <div
        ref={hold}
        className={styles["frame"]}
        {...press}
        onScroll={onScroll}
        onPointerLeave={({ currentTarget }) => (isInUse(currentTarget) ? undefined : setActive(null))}
        onKeyDown={(event) => byKey(event, props)}
      >
        <ol aria-label={say("messages")} style={{ height: totalPixels }}>
          <Lines {...props} {...{ items, measure, target, active, setActive }} />
        </ol>
      </div>
      {lifted === null ? null : <MessageSheet {...props} row={lifted} close={lower} />}
      <ToUnread {...{ chat, rows, firstSeen }} />
      {isAtBottom && !isPast ? null : (
        <button type="button" className={styles["newest"]} aria-label={say("toNewest")} onClick={toNewest}>
          <IconArrowDown size={18} stroke={2} aria-hidden />
        </button>
      )}
    </div>
  );
}

interface LinesProps extends ChatListProps {
  items: readonly { index: number; start: number }[];
  measure: (line: Element | null) => void;
  target: number | null;
  /** The key of the row under the pointer or with the focus. */
  active: string | null;
  setActive: (key: string) => void;
}

/**
 * The visible rows; the one under the pointer or with the focus shows its actions. On touch there is the sheet instead:
 * the bar would cover the author's name.
 */
function Lines({ items, measure, target, rows, active, setActive, ...props }: LinesProps) {
  return items.map(({ index, start }) => {
    const row = rows[index];
    return row === undefined ? null : (
      <li
        key={row.key}
        ref={measure}
        data-index={index}
        data-active={row.key === active}
        data-target={row.kind === "message" && row.message.position === target}
        tabIndex={row.kind === "message" ? (index === rows.length - 1 ? 0 : -1) : undefined}
        style={{ transform: `translateY(${start}px)` }}
        onPointerEnter={({ pointerType }) => (pointerType === "touch" ? undefined : setActive(row.key))}
        onFocus={({ target: focused }) => (focused.matches(":focus-visible") ? setActive(row.key) : undefined)}
      >
        <Row {...props} row={row} isActive={row.key === active} />
      </li>
    );
  });
}

/** The bar over a message has an open menu, or the focus. */
const isInUse = (frame: Element): boolean =>
  frame.querySelector('[data-active="true"] [aria-expanded="true"], :focus-visible') !== null;

/** The long-pressed message. */
function useLifted(rows: readonly ChatRow[], lifts: () => void) {
  const [key, setKey] = useState<string | null>(null);
  const press = useLongPress((on) => {
    const row = rows[Number(on.closest<HTMLElement>("li[data-index]")?.dataset["index"])];
    if (row?.kind !== "message" || row.message.isDeleted) return;
    lifts();
    setKey(row.key);
  });
  const lifted = key === null ? undefined : rows.find((row) => row.key === key);
  return { lifted: lifted?.kind === "message" ? lifted : null, lower: () => setKey(null), press };
}

/** Scrolls the linked message to the middle. */
function useLead(rows: readonly ChatRow[], target: number | null, scrollTo: (index: number, align: "center") => void) {
  const lead = useEffectEvent((position: number) => {
    const index = rows.findIndex((row) => row.kind === "message" && row.message.position === position);
    if (index >= 0) scrollTo(index, "center");
  });
  useEffect(() => (target === null ? undefined : lead(target)), [target]);
}

interface ToUnreadProps extends Pick<ChatListProps, "chat" | "rows"> {
  firstSeen: number;
}

/** Scrolls to the line of new messages while it is above the visible part. */
function ToUnread({ chat, rows, firstSeen }: ToUnreadProps) {
  const say = useTexts(chatTexts);
  const at = useMemo(() => rows.findIndex(({ kind }) => kind === "new"), [rows]);
  const [row, next] = [rows[at], rows[at + 1]];
  const isAbove = at >= 0 && at < firstSeen;
  if (!isAbove || row?.kind !== "new" || next?.kind !== "message") return null;
  return (
    <button type="button" className={styles["unread"]} onClick={() => void chat.goTo(next.message.position)}>
      <IconArrowUp size={16} stroke={2} aria-hidden />
      {say("toUnread", { count: row.count })}
    </button>
  );
}

interface RowProps extends Omit<ChatListProps, "rows"> {
  row: ChatRow;
  isActive: boolean;
}

/** Re-renders only if its own content changes: scrolling re-renders the list for each row that appears. */
const Row = memo(DrawnRow, (before, next) => {
  const { row: was, ...around } = before;
  const { row, ...now } = next;
  return isSameRow(was, row) && isShallowEqual(around, now);
});

/** Rows are rebuilt with each page, and most are unchanged. */
function isSameRow(was: ChatRow, row: ChatRow): boolean {
  if (was.kind !== "message" || row.kind !== "message") return was === row;
  return was.message === row.message && was.continues === row.continues && was.isMine === row.isMine;
}

function DrawnRow({ row, ...props }: RowProps) {
  const say = useTexts(chatTexts);
  switch (row.kind) {
    case "kept":
      return <KeptLine kept={row.kept} />;
    case "day":
      return <DayLine atMs={row.atMs} />;
    case "new":
      return <p className={styles["new"]}>{say("newMessages", { count: row.count })}</p>;
    case "message":
      return <ChatMessageRow {...props} row={row} goTo={(position) => void props.chat.goTo(position)} />;
    default:
      return <OutgoingRow row={row} chat={props.chat} selfId={props.selfId} />;
  }
}

/** Up and down go from message to message; R replies to the focused one, E edits it. */
function byKey(event: KeyboardEvent<HTMLElement>, { rows, mayWrite, reply, edit }: ChatListProps): void {
  moveFocus(event);
  const { target, code } = event;
  if (!(target instanceof HTMLLIElement) || event.ctrlKey || event.metaKey || event.altKey || !mayWrite) return;
  const row = rows[Number(target.dataset["index"])];
  if (row?.kind !== "message" || row.message.isDeleted) return;
  const act = code === "KeyR" ? reply : code === "KeyE" && row.isMine ? edit : null;
  if (act === null) return;
  event.preventDefault();
  event.stopPropagation();
  act(row.message);
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
