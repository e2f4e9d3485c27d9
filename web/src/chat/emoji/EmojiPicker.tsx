import { useQuery } from "@tanstack/react-query";
import { IconSearch } from "@tabler/icons-react";
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { queries } from "../../platform/data/queries.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useVirtualRows } from "../../ui/useVirtualRows.ts";
import { Emoji } from "./Emoji.tsx";
import { inTone, type EmojiEntry } from "./emojiList.ts";
import styles from "./EmojiPicker.module.css";
import { emojiBeside, emojiRows, placeOf, type EmojiRow } from "./emojiRows.ts";
import { loadEmoji } from "./loadEmoji.ts";
import { SkinTone } from "./SkinTone.tsx";
import { emojiTexts } from "./texts.ts";
import { chooseTone, chosenTone, rememberEmoji, usedEmoji } from "./usedEmoji.ts";

interface EmojiPickerProps {
  /** In pixels; by default as wide as eight emoji. */
  width?: number | undefined;
  choose: (emoji: string) => void;
}

const NO_ROWS: readonly EmojiRow[] = [];

/**
 * All emoji, searchable in both languages. Keyboard focus stays in the field, which announces the active one; the field
 * is rendered before the emoji are loaded, so that no fast typing is lost.
 */
export function EmojiPicker({ width, choose }: EmojiPickerProps) {
  const { data, isError, refetch } = useQuery(
    { queryKey: ["emoji", currentLocale()], queryFn: loadEmoji, staleTime: Infinity, retry: false },
    queries,
  );
  const listId = useId();
  const choosing = useChoosing(data ?? null, choose);
  const { rows, pointed, tone, changeTone } = choosing;
  const { holdFrame, items, totalPixels, measure, scrollTo } = useVirtualRows<EmojiRow, HTMLDivElement>({
    rows,
    keyOf: keyOfRow,
    rowPixels: 34,
    overscan: 4,
  });
  return (
    <div className={styles["picker"]} style={{ width }}>
      <Find choosing={choosing} listId={listId} scrollTo={scrollTo} />
      <div ref={holdFrame} className={styles["frame"]}>
        {data === undefined ? (
          <Missing again={isError ? () => void refetch() : null} />
        ) : (
          <Found choosing={choosing} listId={listId} grid={{ items, totalPixels, measure }} />
        )}
      </div>
      <footer className={styles["foot"]}>
        {pointed === null ? null : (
          <span className={styles["name"]}>
            <i>
              <Emoji content={inTone(pointed.entry, tone)} />
            </i>
            {pointed.entry.name}
          </span>
        )}
        <SkinTone tone={tone} change={changeTone} />
      </footer>
    </div>
  );
}

/** The emoji are loading, or could not be loaded. */
function Missing({ again }: { again: (() => void) | null }) {
  const say = useTexts(emojiTexts);
  if (again === null) return <p className={styles["quiet"]}>{say("loading")}</p>;
  return (
    <p className={styles["quiet"]} role="alert">
      {say("failed")}
      <button type="button" onClick={again}>
        {say("again")}
      </button>
    </p>
  );
}

/** The search, the active emoji, and the skin tone; no rows until the emoji are loaded. */
function useChoosing(entries: readonly EmojiEntry[] | null, choose: (emoji: string) => void) {
  const [find, setFind] = useState("");
  const [active, setActive] = useState(0);
  const [tone, setTone] = useState(chosenTone);
  const [used] = useState(usedEmoji);
  const asked = useDeferredValue(find);
  const rows = useMemo(() => (entries === null ? NO_ROWS : emojiRows(entries, used, asked)), [entries, used, asked]);
  return {
    find,
    asked,
    rows,
    active,
    setActive,
    tone,
    pointed: placeOf(rows, active),
    search(typed: string) {
      setFind(typed);
      setActive(0);
    },
    changeTone(next: number) {
      setTone(next);
      chooseTone(next);
    },
    take(entry: EmojiEntry) {
      const emoji = inTone(entry, tone);
      rememberEmoji(emoji);
      choose(emoji);
    },
  };
}
type Choosing = ReturnType<typeof useChoosing>;

interface PartProps {
  choosing: Choosing;
  listId: string;
}

function Find({ choosing, listId, scrollTo }: PartProps & { scrollTo: (row: number) => void }) {
  const say = useTexts(emojiTexts);
  const { find, search, rows, active, setActive, pointed, take } = choosing;
  const field = useRef<HTMLInputElement>(null);
  // The popover takes the focus before the field exists.
  useEffect(() => field.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (pointed !== null) take(pointed.entry);
    }
    if (!event.key.startsWith("Arrow") || isInText(event)) return;
    event.preventDefault();
    const next = emojiBeside(rows, active, event.key);
    setActive(next);
    scrollTo(placeOf(rows, next)?.row ?? 0);
  };
  return (
    <label className={styles["find"]}>
      <IconSearch size={18} stroke={1.75} aria-hidden />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={say("find")}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={pointed === null ? undefined : `${listId}-${active}`}
        placeholder={say("find")}
        maxLength={40}
        value={find}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}

type Grid = Pick<ReturnType<typeof useVirtualRows<EmojiRow, HTMLDivElement>>, "items" | "totalPixels" | "measure">;
function Found({ choosing, listId, grid }: PartProps & { grid: Grid }) {
  const { items, totalPixels, measure } = grid;
  const say = useTexts(emojiTexts);
  const { rows, asked } = choosing;
  return (
    <>
      {isNothingFound(rows, asked) ? <p className={styles["none"]}>{say("nothing", { find: asked })}</p> : null}
      <div role="listbox" id={listId} aria-label={say("choose")} style={{ height: totalPixels }}>
        {items.map(({ index, start }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <div
              key={row.key}
              ref={measure}
              data-index={index}
              className={styles["row"]}
              role="presentation"
              style={{ transform: `translateY(${start}px)` }}
            >
              <Row row={row} choosing={choosing} listId={listId} />
            </div>
          );
        })}
      </div>
    </>
  );
}

function Row({ row, choosing, listId }: PartProps & { row: EmojiRow }) {
  const say = useTexts(emojiTexts);
  const { active, setActive, tone, take, asked: find } = choosing;
  if (row.kind === "title") {
    return <p className={styles["title"]}>{row.title === "found" ? say("found", { find }) : say(row.title)}</p>;
  }
  return row.entries.map((entry, column) => {
    const index = row.from + column;
    return (
      <button
        key={entry.emoji}
        id={`${listId}-${index}`}
        type="button"
        role="option"
        tabIndex={-1}
        aria-label={entry.name}
        aria-selected={index === active}
        onPointerDown={(event) => event.preventDefault()}
        onPointerEnter={() => setActive(index)}
        onClick={() => take(entry)}
      >
        <Emoji content={inTone(entry, tone)} />
      </button>
    );
  });
}

const keyOfRow = ({ key }: EmojiRow): string => key;
const isNothingFound = (rows: readonly EmojiRow[], find: string): boolean =>
  find.trim() !== "" && !rows.some(({ kind, key }) => kind === "title" && key === "found");

/** Left and right move within the typed text, until its end. */
function isInText({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  if (key === "ArrowUp" || key === "ArrowDown") return false;
  const { selectionStart, selectionEnd, value } = currentTarget;
  return selectionStart !== value.length || selectionEnd !== value.length;
}
