/** A part of a file as a `Range` header asks for it: from one byte on, or as many as the end holds (RFC 9110, 14.1.2). */
export type AskedPart = { first: number; last: number | null } | { fromEnd: number };
export interface Part {
  first: number;
  /** Inclusive. */
  last: number;
}

/** Null if the whole file is meant, or several parts, which are never given: then the whole file is a right answer. */
export function askedPart(header: string | undefined): AskedPart | null {
  const [, first = "", last = "", fromEnd = ""] =
    /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/.exec(header ?? "") ?? [];
  if (fromEnd !== "") return { fromEnd: Number(fromEnd) };
  if (first === "") return null;
  const asked = { first: Number(first), last: last === "" ? null : Number(last) };
  return asked.last !== null && asked.last < asked.first ? null : asked;
}

/** The part of a file of this length; null if the file has nothing of it. */
export function partOf(asked: AskedPart, bytes: number): Part | null {
  const end = bytes - 1;
  if ("fromEnd" in asked)
    return asked.fromEnd === 0 || bytes === 0 ? null : { first: Math.max(0, bytes - asked.fromEnd), last: end };
  return asked.first > end ? null : { first: asked.first, last: Math.min(asked.last ?? end, end) };
}

/** The value of the header that asks for it. */
export const rangeHeader = (asked: AskedPart): string =>
  "fromEnd" in asked ? `bytes=-${asked.fromEnd}` : `bytes=${asked.first}-${asked.last ?? ""}`;
