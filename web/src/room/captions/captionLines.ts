import { constants } from "@atrium/contract";
import type { AccountId, CaptionLine } from "@atrium/contract";

export interface ReadLine extends CaptionLine {
  /** When it began. */
  atMs: number;
  /** When its last words came. */
  saidAtMs: number;
}

/** What has been said since I read captions in this room. */
export interface Captions {
  /** In the order in which sentences began; the newest last. */
  lines: readonly ReadLine[];
  /** Speakers whose captions are missing, because their recogniser does not answer. */
  lost: ReadonlySet<AccountId>;
}

export const NO_CAPTIONS: Captions = { lines: [], lost: new Set() };

/** A line replaces the one with its number; finished ones stay finished. */
export function withLine({ lines, lost }: Captions, line: CaptionLine, atMs: number): Captions {
  const known = lines.find((each) => isSame(each, line) && atMs - each.saidAtMs < SAME_WITHIN_MS);
  if (known?.isFinal === true && !line.isFinal) return { lines, lost };
  const next = { ...line, atMs: known?.atMs ?? atMs, saidAtMs: atMs };
  const all = known === undefined ? [...lines, next] : lines.map((each) => (each === known ? next : each));
  return { lines: all.slice(-constants.captions.linesKept), lost: withLost(lost, line.accountId, false) };
}

export const lostChanged = ({ lines, lost }: Captions, accountId: AccountId, isLost: boolean): Captions => ({
  lines,
  lost: withLost(lost, accountId, isLost),
});

/** The newest line that still goes on or has just ended, with what the same person said right before it. */
export function shownNow({ lines }: Captions, nowMs: number): { line: ReadLine; before: string } | null {
  const at = lines.findLastIndex(({ saidAtMs }) => nowMs - saidAtMs <= SHOWN_FOR_MS);
  const line = lines[at];
  if (line === undefined) return null;
  const previous = lines[at - 1];
  const goesOn = previous?.accountId === line.accountId && line.atMs - previous.saidAtMs < GOES_ON_WITHIN_MS;
  return { line, before: goesOn ? previous.text : "" };
}

/** Long enough to read a long sentence to its end. */
export const SHOWN_FOR_MS = 8000;
const GOES_ON_WITHIN_MS = 6000;
/** A program that was started again counts sentences anew: after so long, the same number is another one. */
const SAME_WITHIN_MS = 60_000;

const isSame = (one: CaptionLine, other: CaptionLine): boolean =>
  one.accountId === other.accountId && one.line === other.line;

function withLost(lost: ReadonlySet<AccountId>, accountId: AccountId, isLost: boolean): ReadonlySet<AccountId> {
  if (lost.has(accountId) === isLost) return lost;
  return isLost ? new Set([...lost, accountId]) : new Set([...lost].filter((each) => each !== accountId));
}
