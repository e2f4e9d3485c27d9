// When what is kept was read, by the server's marks: only what is older than the last change is read again once the
// account's link opens.
import { hasSeen } from "@atrium/contract";
import type { InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";

type Asked = Parameters<NonNullable<InvalidateQueryFilters["predicate"]>>[0];

/** The marks of replies. */
const marks = new WeakMap<object, string>();
/** The marks of what queries keep; a list in pages keeps several. */
const kept = new WeakMap<object, readonly (string | null)[]>();
/**
 * Queries that something became known of while they were being read: the changes that their reply must have seen, in any
 * order and of any node; null: no reply has.
 */
const doubted = new WeakMap<object, readonly string[] | null>();

export const markReply = (reply: object, mark: string): void => void marks.set(reply, mark);

/** A query has been read: its reply may be older than what became known meanwhile. */
export function wasRead(client: QueryClient, query: object, reply: unknown): void {
  kept.set(query, marksIn(reply));
  const changes = doubted.get(query);
  doubted.delete(query);
  if (changes === null || changes?.some((changedAt) => !hasSeenIt(query, changedAt)) === true)
    void client.invalidateQueries({ predicate: (each) => each === query });
}

interface Again {
  isStale: (query: Asked) => boolean;
  refetchType?: "active" | "none";
  /** The mark of the change that made it stale: what has seen it is not. */
  changedAt?: string | undefined;
}

/** Reads again what is stale: what is on screen at once, unless it is told otherwise, the rest when it is used. */
export async function readAgain(
  client: QueryClient,
  { isStale, refetchType = "active", changedAt }: Again,
): Promise<void> {
  await client.invalidateQueries({
    refetchType,
    predicate(query) {
      if (!isStale(query) || (changedAt !== undefined && hasSeenIt(query, changedAt))) return false;
      if (changedAt !== undefined && query.state.fetchStatus !== "idle") return doubt(query, changedAt);
      // A first reading that is on its way is not asked for again: it would count as fresh, whatever it has seen.
      if (query.state.fetchStatus !== "idle" && query.state.data === undefined) doubted.set(query, null);
      return true;
    },
  });
}

/** Marks keep nothing true for longer, so that a change that no node could note is not missed for long. */
const BELIEVED_MS = 60_000;

/** Reads again what may not have seen a change. */
export function readAgainSince(client: QueryClient, changedAt: string): void {
  void client.invalidateQueries({
    predicate(query) {
      if (query.state.fetchStatus === "idle") return query.isStaleByTime(BELIEVED_MS) || !hasSeenIt(query, changedAt);
      return doubt(query, changedAt);
    },
  });
}

/** It is being read, and the reply will tell whether it has seen a change. If none comes, what is kept is stale. */
function doubt(query: Asked, changedAt: string): false {
  const before = doubted.get(query);
  if (before !== null) doubted.set(query, [...(before ?? []), changedAt]);
  query.invalidate();
  return false;
}

function hasSeenIt(query: object, changedAt: string): boolean {
  const read = kept.get(query) ?? [];
  return read.length > 0 && read.every((mark) => hasSeen(mark, changedAt));
}

function marksIn(reply: unknown): (string | null)[] {
  if (typeof reply !== "object" || reply === null) return [];
  const pages = "pages" in reply && "pageParams" in reply && Array.isArray(reply.pages) ? reply.pages : [reply];
  return pages.map((page: object) => marks.get(page) ?? null);
}
