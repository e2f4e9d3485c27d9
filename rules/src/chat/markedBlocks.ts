/** A block of a message's lines: plain text, a quote, or a list. */
export type MarkedBlock =
  | { kind: "words" | "quote"; text: string }
  /** `number`: as written; null for a bullet. */
  | { kind: "list"; points: readonly { number: number | null; text: string }[] };

const QUOTE = /^> (?<text>.*)$/u;
const POINT = /^(?:[-*•]|(?<number>\d{1,4})\.) +(?<text>\S.*)$/u;

/** Splits a text into blocks: consecutive lines of one kind form one block. A mark alone on a line stays text. */
export function markedBlocks(text: string): MarkedBlock[] {
  const blocks: MarkedBlock[] = [];
  for (const line of text.split("\n")) {
    const block = blockOf(line);
    const last = blocks.at(-1);
    const joined = last === undefined ? null : join(last, block);
    if (joined === null) blocks.push(block);
    else blocks[blocks.length - 1] = joined;
  }
  return blocks;
}

function blockOf(line: string): MarkedBlock {
  const quote = QUOTE.exec(line)?.groups?.["text"];
  if (quote !== undefined) return { kind: "quote", text: quote };
  const { text, number } = POINT.exec(line)?.groups ?? {};
  if (text === undefined) return { kind: "words", text: line };
  return { kind: "list", points: [{ number: number === undefined ? null : Number(number), text }] };
}

/** Merges two blocks; null if they are of different kinds, such as numbered and bulleted lists. */
function join(last: MarkedBlock, next: MarkedBlock): MarkedBlock | null {
  if (last.kind === "list" && next.kind === "list") {
    const isAlike = (last.points[0]?.number === null) === (next.points[0]?.number === null);
    return isAlike ? { kind: "list", points: [...last.points, ...next.points] } : null;
  }
  if (last.kind === "list" || next.kind === "list" || last.kind !== next.kind) return null;
  return { kind: last.kind, text: `${last.text}\n${next.text}` };
}
