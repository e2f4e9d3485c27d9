import { bounds, type ChatMessage } from "@atrium/contract";
import { asContent, linksIn, mentionsIn, plainMentions, roomsIn, type Named, type NamedRoom } from "@atrium/rules";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { tell } from "../../ui/tell.ts";
import type { ChatPort } from "../engine/chatPort.ts";
import type { AttachingHands } from "../attachments/useAttachings.ts";
import type { Writing } from "./Composer.tsx";
import { keepDraft as keep, readDraft } from "./drafts.ts";
import type { Chat } from "../engine/chat.ts";
import { chatTexts } from "../texts.ts";

const NEW: Writing = { to: "new" };
const NOTHING: Written = { text: "", people: [], rooms: [] };

/** The text in the field, and the people and rooms its names refer to. */
interface Written {
  text: string;
  people: readonly Named[];
  rooms: readonly NamedRoom[];
}

interface WritingInput {
  port: ChatPort;
  chat: Chat;
  /** May mention everybody. */
  mayCallAll: boolean;
  attaching: Pick<AttachingHands, "files" | "take">;
}

/** The message being written; unsent text is kept as a draft of this chat. */
export function useWriting({ port, chat, mayCallAll, attaching }: WritingInput) {
  const { key } = port;
  const { written, contentOf } = useWords(mayCallAll);
  const [writing, setWriting] = useState<Writing>(NEW);
  const [draft, setDraft] = useState(() => written(readDraft(key, port.selfId()) ?? ""));
  const [changed, setChanged] = useState(NOTHING);
  const [withTitles, setWithTitles] = useState(true);
  const keepDraft = (next: Written) => {
    setDraft(next);
    keep(key, port.selfId(), next.text === "" ? null : contentOf(next));
  };
  const isEdit = writing.to === "edit";
  const current = isEdit ? changed : draft;
  const content = contentOf(current);
  const setText = (text: string, named?: Named | NamedRoom) => {
    if (text !== "") chat.type();
    (isEdit ? setChanged : keepDraft)(text === "" ? NOTHING : { ...withNamed(current, named), text });
  };
  const send = () => {
    const said = content.trim();
    if (writing.to === "edit") {
      if (said === "") return;
      tell(port.update(writing.message.id, said));
    } else {
      const uploadIds = attaching.take();
      // A pending upload holds the message back; its progress is shown.
      if (uploadIds === null || (said === "" && uploadIds.length === 0)) return;
      chat.send(said, writing.to === "answer" ? writing.message : null, { uploadIds, linkTitles: withTitles });
      setWithTitles(true);
      keepDraft(NOTHING);
    }
    setWriting(NEW);
  };
  return {
    writing,
    text: current.text,
    /** Whether its links get titles; null without links. */
    titles: isEdit || linksIn(content).length === 0 ? null : { isOn: withTitles, turn: setWithTitles },
    /** A mention is longer than its name. */
    maxLength: bounds.chatMessage.max - (content.length - current.text.length),
    setText,
    send,
    cancel: () => setWriting(NEW),
    answer: (message: ChatMessage) => setWriting({ to: "answer", message }),
    edit: (message: ChatMessage) => {
      setChanged(written(message.content));
      setWriting({ to: "edit", message });
    },
  };
}

function withNamed(written: Written, named: Named | NamedRoom | undefined): Written {
  if (named === undefined) return written;
  return "roomId" in named
    ? { ...written, rooms: [...written.rooms, named] }
    : { ...written, people: [...written.people, named] };
}

/** Converts between the stored form of a message and its form in the field. */
function useWords(mayCallAll: boolean) {
  const everyone = useTexts(chatTexts)("mentionAll");
  return {
    written: (content: string): Written => ({
      text: plainMentions(content, everyone),
      people: mentionsIn(content).people,
      rooms: roomsIn(content),
    }),
    contentOf: ({ text, ...named }: Written) => asContent(text, { ...named, everyone: mayCallAll ? everyone : null }),
  };
}
