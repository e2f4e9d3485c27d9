import { plainWords } from "@atrium/rules";
import { IconMessageCircle, IconX } from "@tabler/icons-react";
import { chatTexts, highlightTexts, textOf } from "../../chat/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./HighlightBanner.module.css";

const NOBODY = { avatarUrl: null, avatarAppearance: "letter", palette: "" };

/** A message that a host has highlighted for everybody, shown over the room until dismissed. */
export function HighlightBanner({ room: { chats, state, view } }: { room: RoomBundle }) {
  const say = useTexts(highlightTexts);
  const chat = useTexts(chatTexts);
  const { message = null, dismiss } = chats?.highlight ?? {};
  if (message === null || dismiss === undefined) return null;
  const name = message.author?.name ?? chat("deletedUser");
  const open = () => {
    dismiss();
    state.showChat({ tab: "room", with: null, message: message.position });
  };
  return (
    <aside className={styles["banner"]} role="status">
      <Face look={message.author ?? { ...NOBODY, name }} size={30} />
      <p>
        <b dir="auto">{say("toEveryone", { name, room: view.roomName })}</b>
        <span dir="auto">{plainWords(textOf(message), chat("mentionAll"))}</span>
      </p>
      <button type="button" aria-label={say("openChat")} onClick={open}>
        <IconMessageCircle size={18} stroke={1.75} aria-hidden />
      </button>
      <button type="button" aria-label={say("close")} onClick={dismiss}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </aside>
  );
}
