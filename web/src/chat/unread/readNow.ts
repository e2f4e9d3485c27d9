import { closeWindowNotice } from "../notices/windowNotices.ts";

/** The chats open at their newest message, by key. */
const readNow = new Map<string, number>();

/** Marks a chat as open: its browser notifications are closed. Returns its undo. */
export function beginReading(key: string): () => void {
  closeWindowNotice(key);
  readNow.set(key, (readNow.get(key) ?? 0) + 1);
  return () => {
    const others = (readNow.get(key) ?? 1) - 1;
    if (others === 0) readNow.delete(key);
    else readNow.set(key, others);
  };
}

export const isReadNow = (key: string): boolean => readNow.has(key);
