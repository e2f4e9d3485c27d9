import type { ChatName, FoundMessage } from "@atrium/contract";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { messagesAsked, type Asked } from "./findAsked.ts";
import { FindFilters } from "./FindFilters.tsx";
import type { FindPort } from "./findPort.ts";
import styles from "./FindView.module.css";
import { FoundRow } from "./FoundRow.tsx";
import { findTexts } from "./texts.ts";
import { useFound } from "./useFound.ts";

export interface FindViewProps {
  port: FindPort;
  asked: Asked;
  ask: (asked: Asked) => void;
  /** The chat that was open, and its name; null for none. */
  here: { chat: ChatName; name: string } | null;
  open: (found: FoundMessage) => void;
  close: () => void;
}

const SETTLED_MS = 250;

/** Searches messages in all readable chats; the arrows choose, Enter opens the message in its chat. */
export function FindView({ port, asked, ask, here, open, close }: FindViewProps) {
  const [settled] = useDebouncedValue(asked.words, SETTLED_MS);
  const query = messagesAsked({ ...asked, words: asked.words === "" ? "" : settled }, here?.chat ?? null);
  const found = useFound(port, query);
  const messages = found.data?.pages.flatMap((page) => page.messages) ?? [];
  const more = found.hasNextPage && !found.isFetchingNextPage ? () => void found.fetchNextPage() : null;
  const { listId, active, point, onKeyDown } = usePointing({ messages, query, open, more });
  const change = (changed: Partial<Asked>) => ask({ ...asked, ...changed });
  const onKey = (event: KeyboardEvent) => {
    onKeyDown(event);
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (asked.words === "") close();
    else change({ words: "" });
  };
  return (
    <search className={styles["find"]}>
      <FindField
        words={asked.words}
        setWords={(words) => change({ words })}
        controls={{ listId, active: messages.length === 0 ? null : `${listId}-${active}` }}
        onKeyDown={onKey}
        close={close}
      />
      <FindFilters port={port} asked={asked} change={change} here={here?.name ?? null} />
      <Said
        state={query === null ? "hint" : found.isError ? "failed" : found.isPending ? "finding" : "found"}
        count={messages.length}
        hasMore={found.hasNextPage}
        again={() => void found.refetch()}
      />
      <Results listId={listId} messages={messages} active={active} point={point} open={open} more={more} />
      {messages.length === 0 ? null : <Keys />}
    </search>
  );
}

interface PointingInput {
  messages: readonly FoundMessage[];
  query: object | null;
  open: (found: FoundMessage) => void;
  more: (() => void) | null;
}

/** The index of the selected result; a new search starts at the first. */
function usePointing({ messages, query, open, more }: PointingInput) {
  const listId = useId();
  const of = JSON.stringify(query);
  const [pointed, setPointed] = useState({ of, index: 0 });
  const active = pointed.of === of ? Math.min(pointed.index, Math.max(0, messages.length - 1)) : 0;
  const point = (index: number) => setPointed({ of, index });
  const show = useEffectEvent((index: number) => {
    // In braces: some browsers return a promise, which is not an effect's clean-up.
    document.getElementById(`${listId}-${index}`)?.scrollIntoView({ block: "nearest" });
  });
  useEffect(() => show(active), [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = messages[active];
    if (step !== undefined) {
      event.preventDefault();
      if (active + step >= messages.length) more?.();
      point(Math.max(0, Math.min(active + step, messages.length - 1)));
    }
    if (event.key === "Enter" && chosen !== undefined) {
      event.preventDefault();
      open(chosen);
    }
  };
  return { listId, active, point, onKeyDown };
}

interface FindFieldProps {
  words: string;
  setWords: (words: string) => void;
  controls: { listId: string; active: string | null };
  onKeyDown: (event: KeyboardEvent) => void;
  close: () => void;
}

function FindField({ words, setWords, controls, onKeyDown, close }: FindFieldProps) {
  const say = useTexts(findTexts);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={styles["field"]}>
      <IconSearch size={18} stroke={1.75} aria-hidden />
      <input
        ref={field}
        role="combobox"
        aria-label={say("find")}
        placeholder={say("find")}
        aria-autocomplete="list"
        aria-expanded={controls.active !== null}
        aria-controls={controls.listId}
        aria-activedescendant={controls.active ?? undefined}
        value={words}
        maxLength={200}
        dir="auto"
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" aria-label={say("close")} onClick={close}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}

interface SaidProps {
  state: "hint" | "finding" | "failed" | "found";
  count: number;
  hasMore: boolean;
  again: () => void;
}

/** The result as text: screen readers announce it while the focus stays in the field. */
function Said({ state, count, hasMore, again }: SaidProps) {
  const say = useTexts(findTexts);
  const isEmpty = state === "hint" || (state === "found" && count === 0);
  return (
    <>
      <div className={styles["said"]} data-empty={isEmpty} role="status">
        {state === "found" && count > 0 ? say(hasMore ? "foundMore" : "found", { count }) : null}
        {state === "finding" ? say("finding") : null}
        {state === "failed" ? say("failed") : null}
        {isEmpty ? (
          <>
            <b>{say(state === "hint" ? "hintTitle" : "noneTitle")}</b>
            {say(state === "hint" ? "hint" : "none")}
          </>
        ) : null}
      </div>
      {state === "failed" ? (
        <button type="button" className={styles["more"]} onClick={again}>
          {say("again")}
        </button>
      ) : null}
    </>
  );
}

interface ResultsProps extends Omit<PointingInput, "query"> {
  listId: string;
  active: number;
  point: (index: number) => void;
}

function Results({ listId, messages, active, point, open, more }: ResultsProps) {
  const say = useTexts(findTexts);
  return (
    <div className={styles["results"]} data-none={messages.length === 0}>
      <div id={listId} role="listbox" aria-label={say("find")}>
        {messages.map((found, index) => (
          <FoundRow
            key={found.id}
            id={`${listId}-${index}`}
            found={found}
            isActive={index === active}
            point={() => (index === active ? undefined : point(index))}
            open={() => open(found)}
          />
        ))}
      </div>
      {more === null ? null : (
        <button type="button" className={styles["more"]} onClick={more}>
          {say("more")}
        </button>
      )}
    </div>
  );
}

function Keys() {
  const say = useTexts(findTexts);
  return (
    <p className={styles["keys"]} aria-hidden>
      <kbd>↑</kbd>
      <kbd>↓</kbd>
      {say("choose")}
      <kbd>↵</kbd>
      {say("go")}
    </p>
  );
}
