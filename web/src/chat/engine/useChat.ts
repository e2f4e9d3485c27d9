import { useEffect, useMemo } from "react";
import { browserClock } from "../../platform/clock.ts";
import { Chat } from "./chat.ts";
import { keptLines } from "./keptLines.ts";
import type { ChatPort } from "./chatPort.ts";

/** The chat of a port, alive while the calling component is mounted; null for none. */
export function useChat<Port extends ChatPort | null>(port: Port): Port extends null ? null : Chat;
export function useChat(port: ChatPort | null): Chat | null {
  const chat = useMemo(
    () => (port === null ? null : new Chat({ port, clock: browserClock, lines: keptLines })),
    [port],
  );
  useEffect(() => chat?.start(), [chat]);
  return chat;
}
