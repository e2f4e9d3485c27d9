/** The chats that somebody has before them at their newest message, by their keys. */
const readNow = new Map<string, number>();

/** A chat is read from now on. Returns its undo. */
export function beginReading(key: string): () => void {
  readNow.set(key, (readNow.get(key) ?? 0) + 1);
  return () => {
    const others = (readNow.get(key) ?? 1) - 1;
    if (others === 0) readNow.delete(key);
    else readNow.set(key, others);
  };
}

export const isReadNow = (key: string): boolean => readNow.has(key);
