import { UpMessage } from "@atrium/contract";

/** A message off the wire, or null when it is none. */
export function readMessage(text: string): UpMessage | null {
  const move = readMove(text);
  if (move !== null) return move;
  try {
    return UpMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const HEAD = '{"type":"move","x":';
const MIDDLE = ',"y":';
const MOST_DIGITS = 12;
const ZERO = 48;

/** A move as browsers write it: nine of ten messages are one, so they are read without the general parser. */
function readMove(text: string): UpMessage | null {
  if (!text.startsWith(HEAD) || !text.endsWith("}")) return null;
  const middle = text.indexOf(MIDDLE, HEAD.length);
  if (middle === -1) return null;
  const x = readInteger(text, HEAD.length, middle);
  const y = readInteger(text, middle + MIDDLE.length, text.length - 1);
  return x === null || y === null ? null : { type: "move", x, y };
}

function readInteger(text: string, from: number, to: number): number | null {
  const isNegative = text[from] === "-";
  const start = isNegative ? from + 1 : from;
  if (start >= to || to - start > MOST_DIGITS) return null;
  let value = 0;
  for (let at = start; at < to; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) return null;
    value = value * 10 + digit;
  }
  return isNegative ? -value : value;
}
