import type { ChatMessage } from "@atrium/contract";
import { plainWords } from "@atrium/rules";
import { IconBolt } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { chatTexts, textOf, type Chat } from "../../../chat/index.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { useMedia } from "../../../platform/useMedia.ts";
import { Face } from "../../../ui/Face.tsx";
import { PHONE } from "../../../ui/theme/windowSizes.ts";
import type { RoomPort } from "../../roomPort.ts";
import type { RoomBundle } from "../../useRoom.ts";
import styles from "./FloatingChat.module.css";
import { NOTHING_FLOATS, sampleOf, still, without, withHeard, type Floating } from "./floats.ts";
import { floatTexts } from "./texts.ts";

/** On a stage, chat messages rise over it while one's chat is closed. */
export function FloatingChat({ room: { view, state, port, chats } }: { room: RoomBundle }) {
  const isPhone = useMedia(PHONE);
  const isPanelSeen = isPhone ? state.sheetOpen : state.panelOpen;
  const isChatSeen = isPanelSeen && state.panelTab === "chat" && state.openedChat.tab === "room";
  const room = chats?.room ?? null;
  if (view.kind.type !== "stage" || room === null || isChatSeen) return null;
  return <Floats key={room.port.key} port={port} chat={room.chat} />;
}

const NOBODY = { avatarUrl: null, avatarAppearance: "letter", palette: "" };

interface FloatsProps {
  port: Pick<RoomPort, "onLiveEvent">;
  chat: Chat;
}

/** Visual only: screen readers announce them in the chat, at their own pace. */
function Floats({ port, chat }: FloatsProps) {
  const say = useTexts(floatTexts);
  const chats = useTexts(chatTexts);
  const floating = useFloating({ port, chat });
  const { shown } = floating;
  const { perSecond, every } = sampleOf(floating);
  return (
    <div className={styles["floats"]} aria-hidden>
      <ul>
        {shown.map(({ message }, index) => (
          <li key={message.id} data-step={shown.length - 1 - index}>
            <Face look={message.author ?? { ...NOBODY, name: chats("deletedUser") }} size={26} />
            <span dir="auto">{plainWords(textOf(message), chats("mentionAll"))}</span>
          </li>
        ))}
      </ul>
      {every === 1 ? null : (
        <p>
          <IconBolt size={16} stroke={1.75} />
          {say("sample", { count: perSecond, every })}
        </p>
      )}
    </div>
  );
}

/** However fast people write, it re-renders at most this often. */
const DRAWN_EVERY_MS = 200;

function useFloating({ port, chat }: FloatsProps): Floating {
  const [drawn, draw] = useState(NOTHING_FLOATS);
  useEffect(() => {
    let now = NOTHING_FLOATS;
    let heardUpTo = chat.state.getState().timeline?.lastPosition ?? 0;
    const undo = port.onLiveEvent((event) => {
      if (event.type === "chatCleared") now = NOTHING_FLOATS;
      if (event.type !== "chatMessage") return;
      const { message } = event;
      if (message.isDeleted) now = without(now, message.id);
      else if (message.position > heardUpTo && isFresh(message)) now = withHeard(now, message, Date.now());
      heardUpTo = Math.max(heardUpTo, message.position);
    });
    const timer = setInterval(() => {
      if (now.heardAtMs.length === 0 && now.shown.length === 0) return draw(NOTHING_FLOATS);
      now = still(now, Date.now());
      draw(now);
    }, DRAWN_EVERY_MS);
    return () => {
      undo();
      clearInterval(timer);
    };
  }, [port, chat]);
  return drawn;
}

/** A change to an older message is not new. */
const isFresh = ({ editedAt, reactions, highlightedAt }: ChatMessage): boolean =>
  editedAt === null && reactions.length === 0 && highlightedAt === null;
