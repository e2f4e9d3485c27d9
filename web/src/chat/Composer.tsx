import { bounds, type ChatMessage } from "@atrium/contract";
import { IconArrowUp, IconMessageCircleOff, IconX } from "@tabler/icons-react";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { useTexts } from "../platform/i18n/texts.ts";
import styles from "./Composer.module.css";
import { chatTexts } from "./texts.ts";

/** What the composer is for now. */
export type Writing = { to: "new" } | { to: "answer"; message: ChatMessage } | { to: "edit"; message: ChatMessage };

interface ComposerProps {
  /** What the field is called. */
  label: string;
  writing: Writing;
  text: string;
  setText: (text: string) => void;
  send: () => void;
  cancel: () => void;
  /** With nothing written yet: goes on with my last message. */
  editLast: () => void;
}

/** Where one writes: Enter sends, Shift and Enter begins a line, Escape lets go of what one answers or changes. */
export function Composer({ label, writing, text, setText, send, cancel, editLast }: ComposerProps) {
  const say = useTexts(chatTexts);
  const field = useRef<HTMLTextAreaElement>(null);
  const about = writing.to === "new" ? null : writing.message.id;
  useEffect(() => (about === null ? undefined : field.current?.focus()), [about]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
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
    <div className={styles["composer"]}>
      {writing.to === "new" ? null : (
        <p className={styles["about"]}>
          <span dir="auto">
            {writing.to === "edit"
              ? say("editing")
              : say("replyingTo", { name: writing.message.author?.name ?? say("deletedUser") })}
          </span>
          <button type="button" aria-label={say("cancel")} onClick={cancel}>
            <IconX size={16} stroke={1.75} aria-hidden />
          </button>
        </p>
      )}
      <div className={styles["line"]}>
        <textarea
          ref={field}
          dir="auto"
          rows={1}
          maxLength={bounds.chatMessage.max}
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles["send"]}
          aria-label={say("send")}
          aria-disabled={text.trim() === ""}
          onClick={send}
        >
          <IconArrowUp size={18} stroke={2} aria-hidden />
        </button>
      </div>
    </div>
  );
}

/** Nothing can be written here: why. */
export function ChatOff({ why }: { why: string }) {
  return (
    <p className={styles["off"]}>
      <IconMessageCircleOff size={18} stroke={1.75} aria-hidden />
      {why}
    </p>
  );
}
