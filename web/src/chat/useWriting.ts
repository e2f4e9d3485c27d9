import type { ChatMessage } from "@atrium/contract";
import { useState } from "react";
import { readText, writeText } from "../platform/storage.ts";
import { tell } from "../ui/tell.ts";
import type { ChatPort } from "./chatPort.ts";
import type { Writing } from "./Composer.tsx";
import type { Chat } from "./chat.ts";

const NEW: Writing = { to: "new" };

interface WritingInput {
  port: ChatPort;
  chat: Chat;
}

/** What I am writing; what is not sent yet stays as a draft of this chat. */
export function useWriting({ port, chat }: WritingInput) {
  const key = `chat-draft-${port.key}`;
  const [writing, setWriting] = useState<Writing>(NEW);
  const [draft, setDraft] = useState(() => readText(key) ?? "");
  const [changed, setChanged] = useState("");
  const keepDraft = (text: string) => {
    setDraft(text);
    writeText(key, text === "" ? null : text);
  };
  const isEdit = writing.to === "edit";
  const text = isEdit ? changed : draft;
  const send = () => {
    const content = text.trim();
    if (content === "") return;
    if (writing.to === "edit") tell(port.update(writing.message.id, content));
    else {
      chat.send(content, writing.to === "answer" ? writing.message : null);
      keepDraft("");
    }
    setWriting(NEW);
  };
  return {
    writing,
    text,
    setText: isEdit ? setChanged : keepDraft,
    send,
    cancel: () => setWriting(NEW),
    answer: (message: ChatMessage) => setWriting({ to: "answer", message }),
    edit: (message: ChatMessage) => {
      setChanged(message.content);
      setWriting({ to: "edit", message });
    },
  };
}
