import { bounds } from "@atrium/contract";
import type { KeyboardEvent, SyntheticEvent } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./inviteLine.module.css";
import { invitationTexts } from "./texts.ts";

interface InviteLineProps {
  name: string;
  invite: (words?: string) => void;
  close: () => void;
}

/** A line of words that goes with an invitation; empty, it goes without. */
export function InviteLine({ name, invite, close }: InviteLineProps) {
  const say = useTexts(invitationTexts);
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("words");
    const words = typeof typed === "string" ? typed.trim() : "";
    if (words === "") invite();
    else invite(words);
    close();
  };
  // The line is left, not the card.
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <form className={styles["line"]} onSubmit={send} onKeyDown={leave}>
      <input
        name="words"
        aria-label={say("line", { name })}
        placeholder={say("lineLead")}
        maxLength={bounds.invitationWords.max}
        autoComplete="off"
        autoFocus
      />
      <button type="submit" data-send>
        {say("send")}
      </button>
      <button type="button" onClick={close}>
        {say("backFromLine")}
      </button>
    </form>
  );
}
