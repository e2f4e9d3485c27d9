import { OWN_DATA_PARTS, type ErrorCode, type OwnDataPart } from "@atrium/contract";

type Page = { items: readonly Record<string, unknown>[]; nextCursor: string | null };
type Read = (asked: {
  part: OwnDataPart;
  cursor?: string;
}) => Promise<{ ok: true; value: Page } | { ok: false; code: ErrorCode }>;

/** Everything stored about me, by part. */
export type OwnData = Record<OwnDataPart, Record<string, unknown>[]>;

/** Loads all of it, page by page; `tell` gets the progress. A refusal ends it; null if it was cancelled. */
export async function collectOwnData(
  read: Read,
  { tell, signal }: { tell: (count: number) => void; signal: AbortSignal },
): Promise<{ ok: true; data: OwnData } | { ok: false; code: ErrorCode } | null> {
  const data = Object.fromEntries(OWN_DATA_PARTS.map((part) => [part, []])) as unknown as OwnData;
  let count = 0;
  for (const part of OWN_DATA_PARTS) {
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await read({ part, ...(cursor !== undefined && { cursor }) });
      if (signal.aborted) return null;
      if (!page.ok) return page;
      data[part].push(...page.value.items);
      count += page.value.items.length;
      tell(count);
      cursor = page.value.nextCursor;
    }
  }
  return { ok: true, data };
}
