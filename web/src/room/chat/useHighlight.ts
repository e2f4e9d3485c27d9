import type { ChatMessage } from "@atrium/contract";
import { useEffect, useState } from "react";
import type { RoomPort } from "../roomPort.ts";

export interface HighlightShown {
  /** The message a host highlighted last during this visit; null once it is dismissed or no longer highlighted. */
  message: ChatMessage | null;
  dismiss(): void;
}

/** A highlighted message is shown to everybody, whatever is open. */
export function useHighlight(port: RoomPort, mayRead: boolean): HighlightShown {
  const [message, setMessage] = useState<ChatMessage | null>(null);
  useEffect(() => {
    if (!mayRead) return undefined;
    const shown = new Set<string>();
    return port.onLiveEvent((event) => {
      if (event.type === "chatCleared") return setMessage(null);
      if (event.type !== "chatMessage") return undefined;
      const said = event.message;
      const key = `${said.id} ${said.highlightedAt}`;
      const isOver = said.highlightedAt === null || said.isDeleted;
      if (isOver || shown.has(key)) {
        return setMessage((now) => (now?.id !== said.id ? now : isOver ? null : said));
      }
      shown.add(key);
      return setMessage(said);
    });
  }, [port, mayRead]);
  return { message: mayRead ? message : null, dismiss: () => setMessage(null) };
}
