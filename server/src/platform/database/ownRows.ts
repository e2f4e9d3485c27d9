import type { AccountId } from "@atrium/contract";
import type { Query } from "./database.ts";

/** A page of what is stored about somebody, in the form given to them. */
export interface OwnRows {
  items: Record<string, unknown>[];
  /** Where the next page begins; null after the last. */
  nextCursor: string | null;
}

/** Reads a page of what is stored about somebody; the first without a cursor. */
export type ReadOwnRows = (query: Query, accountId: AccountId, cursor: string | undefined) => Promise<OwnRows>;

const PAGE = 500;

/** Pages by a unique, ascending key: `read` returns a number of rows after a given key, in its order. */
export function ownRowsBy<Row extends Record<string, unknown>>(
  read: (query: Query, accountId: AccountId, page: { after: string; limit: number }) => PromiseLike<Row[]>,
  keyOf: (row: Row) => string,
): ReadOwnRows {
  return async (query, accountId, cursor = "") => {
    const found = await read(query, accountId, { after: cursor, limit: PAGE + 1 });
    const items = found.slice(0, PAGE);
    const last = items.at(-1);
    return { items, nextCursor: found.length > PAGE && last !== undefined ? keyOf(last) : null };
  };
}
