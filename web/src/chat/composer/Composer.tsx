import type { ChatMessage } from "@atrium/contract";
import type { Named, NamedRoom } from "@atrium/rules";
import { IconArrowUp, IconAt, IconClock, IconMessageCircleOff, IconMoodSmile, IconX } from "@tabler/icons-react";
import { useEffect, useRef, type ChangeEvent, type KeyboardEvent, type RefObject, type SyntheticEvent } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { AttachButton } from "../attachments/AttachButton.tsx";
import { isGoingUp } from "../attachments/attaching.ts";
import { AttachedFiles } from "../attachments/AttachedFiles.tsx";
import type { AttachingHands } from "../attachments/useAttachings.ts";
import { useFileDrop } from "../../ui/useFileDrop.ts";
import styles from "./Composer.module.css";
import type { ChatPort } from "../engine/chatPort.ts";
import { EmojiButton } from "../emoji/EmojiButton.tsx";
import { knownShortcodes } from "../emoji/loadShortcodes.ts";
import { emojiEnding, withEmoji } from "../emoji/shortcodes.ts";
import { emojiTexts } from "../emoji/texts.ts";
import { marking, markOfKey } from "./marking.ts";
import { MentionList } from "./MentionList.tsx";
import { typeIn } from "./typeIn.ts";
import { useInsert } from "./useInsert.ts";
import { chatTexts } from "../texts.ts";
import { SlowNote, SlowRest } from "./SlowNote.tsx";
import type { Slow } from "./useSlow.ts";
import { TitlesNote, type Titles } from "./TitlesNote.tsx";
import { useMentioning } from "./useMentioning.ts";

/** What is being written. */
export type Writing = { to: "new" } | { to: "answer"; message: ChatMessage } | { to: "edit"; message: ChatMessage };

interface ComposerProps {
  /** Label of the field. */
  label: string;
  writing: Writing;
  port: Pick<ChatPort, "key" | "people" | "rooms">;
  mayCallAll: boolean;
  attaching: AttachingHands;
  /** Null if there is no limit. */
  slow: Slow | null;
  titles: Titles | null;
  text: string;
  maxLength: number;
  /** `named`: the person or room a name in the text refers to from now on. */
  setText: (text: string, named?: Named | NamedRoom) => void;
  send: () => void;
  cancel: () => void;
  /** Edits my last message; only while the field is empty. */
  editLast: () => void;
  /**
   * Changes each time the chat is opened to write in: the field gets the focus, unless that opens an on-screen
   * keyboard.
   */
  asked?: string | number | symbol | undefined;
}

/** The field gets the focus for a reply or an edit, and for a chat that is opened to write in. */
function useCursor(
  field: RefObject<HTMLTextAreaElement | null>,
  { about, asked }: { about: string | null; asked: ComposerProps["asked"] },
): void {
  useEffect(() => (about === null ? undefined : field.current?.focus()), [field, about]);
  useEffect(() => {
    if (asked !== undefined && !matchMedia("(hover: none)").matches) field.current?.focus();
  }, [field, asked]);
}

/** The composer: Enter sends, Shift+Enter starts a new line, Escape cancels a reply or an edit. */
export function Composer(props: ComposerProps) {
  const { label, writing, attaching, slow, titles, text, maxLength, setText, cancel, editLast } = props;
  const send = isHeld(props) ? () => undefined : props.send;
  const { drop, isOver, onPaste } = useFileDrop(writing.to === "edit" ? null : attaching.add);
  const field = useRef<HTMLTextAreaElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const mentioning = useMentioning({ ...props, field });
  const insert = useInsert({ ...props, field });
  const about = writing.to === "new" ? null : writing.message.id;
  useCursor(field, { about, asked: props.asked });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || mentioning.onKey(event) || markByKey(event, maxLength)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      send();
    }
    if (event.key === "Escape" && writing.to !== "new") {
      event.stopPropagation();
      cancel();
    }
    if (event.key === "ArrowUp" && text === "" && writing.to === "new") {
      event.preventDefault();
      editLast();
    }
  };
  return (
    <div ref={whole} className={styles["composer"]} data-over={isOver} {...drop}>
      {writing.to === "new" ? null : <About writing={writing} cancel={cancel} />}
      {writing.to === "edit" ? null : <AttachedFiles {...attaching} />}
      <div className={styles["line"]}>
        <MentionList
          mentioning={mentioning}
          field={
            <textarea
              ref={field}
              dir="auto"
              rows={1}
              maxLength={maxLength}
              aria-label={label}
              placeholder={label}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                mentioning.caretAt(event.target.selectionStart);
                drawEmoji(event);
              }}
              onSelect={(event) => mentioning.caretAt(caretOf(event))}
              onBlur={() => mentioning.caretAt(null)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
          }
        />
      </div>
      {titles === null ? null : <TitlesNote {...titles} />}
      {slow === null ? null : <SlowNote {...slow} />}
      <Tools {...{ text, writing, attaching, slow, send, insert, whole }} />
    </div>
  );
}

interface ToolsProps extends Pick<ComposerProps, "text" | "writing" | "attaching" | "slow" | "send"> {
  insert: (piece: string) => void;
  /** The composer: the emoji picker leaves the text visible. */
  whole: RefObject<HTMLElement | null>;
}

function Tools({ text, writing, attaching, slow, send, insert, whole }: ToolsProps) {
  const say = useTexts(chatTexts);
  const emoji = useTexts(emojiTexts);
  const isEdit = writing.to === "edit";
  const isNothing = text.trim() === "" && (isEdit || attaching.files.every(({ refused }) => refused !== null));
  const isWaiting = !isEdit && attaching.files.some(isGoingUp);
  const restSeconds = isHeld({ slow, writing }) ? (slow?.restSeconds ?? 0) : 0;
  return (
    <div className={styles["tools"]}>
      {isEdit ? null : <AttachButton add={attaching.add} />}
      <EmojiButton label={emoji("choose")} className={styles["emoji"]} over={whole} choose={insert}>
        <IconMoodSmile size={18} stroke={1.75} aria-hidden />
      </EmojiButton>
      <button type="button" className={styles["mention"]} aria-label={say("mention")} onClick={() => insert("@")}>
        <IconAt size={18} stroke={1.75} aria-hidden />
      </button>
      {restSeconds === 0 ? null : <SlowRest restSeconds={restSeconds} />}
      <button
        type="button"
        className={styles["send"]}
        aria-label={say("send")}
        data-nothing={isNothing}
        aria-disabled={isNothing || isWaiting || restSeconds > 0}
        onClick={send}
      >
        {restSeconds === 0 ? (
          <IconArrowUp size={18} stroke={2} aria-hidden />
        ) : (
          <IconClock size={18} stroke={1.75} aria-hidden />
        )}
      </button>
    </div>
  );
}

/** In slow mode new messages must wait; editing is still possible. */
const isHeld = ({ slow, writing }: Pick<ComposerProps, "slow" | "writing">): boolean =>
  writing.to !== "edit" && (slow?.restSeconds ?? 0) > 0;

/** Shows what is being replied to, or that a message is being edited. */
function About({ writing, cancel }: { writing: Exclude<Writing, { to: "new" }>; cancel: () => void }) {
  const say = useTexts(chatTexts);
  const { to, message } = writing;
  return (
    <p className={styles["about"]}>
      <span dir="auto">
        {to === "edit" ? say("editing") : say("replyingTo", { name: message.author?.name ?? say("deletedUser") })}
      </span>
      <button type="button" aria-label={say("cancel")} onClick={cancel}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </p>
  );
}

/** Ctrl, or Cmd on Apple devices, with B, I or E formats the selection; returns whether the key was one of them. */
function markByKey(event: KeyboardEvent<HTMLTextAreaElement>, maxLength: number): boolean {
  const mark = markOfKey(event);
  if (mark === null) return false;
  event.preventDefault();
  const field = event.currentTarget;
  const { value, selectionStart: from, selectionEnd: to } = field;
  const { piece, selects, ...range } = marking(value, { from, to }, mark);
  if (value.length - (range.to - range.from) + piece.length > maxLength) return true;
  typeIn(field, range, piece);
  field.setSelectionRange(selects.from, selects.to);
  return true;
}

/** The closing colon of a name such as `:wave:` makes it an emoji, as pasting does; the browser can undo it. */
function drawEmoji({ currentTarget: field, nativeEvent }: ChangeEvent<HTMLTextAreaElement>): void {
  const codes = field.value.includes(":") ? knownShortcodes() : null;
  if (codes === null || !(nativeEvent instanceof InputEvent)) return;
  if (nativeEvent.inputType === "insertFromPaste") {
    const drawn = withEmoji(field.value, codes);
    if (drawn !== field.value) typeIn(field, { from: 0, to: field.value.length }, drawn);
  } else if (nativeEvent.data?.endsWith(":") === true) {
    const found = emojiEnding(field.value, field.selectionStart, codes);
    if (found !== null) typeIn(field, found, found.piece);
  }
}

/** The caret; null while something is selected. */
const caretOf = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>): number | null =>
  currentTarget.selectionStart === currentTarget.selectionEnd ? currentTarget.selectionStart : null;

/** Says why nobody can write here. */
export function ChatOff({ why }: { why: string }) {
  return (
    <p className={styles["off"]}>
      <IconMessageCircleOff size={18} stroke={1.75} aria-hidden />
      {why}
    </p>
  );
}
