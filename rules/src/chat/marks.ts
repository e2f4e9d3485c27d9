import type { AccountId, RoomId } from "@atrium/contract";
import { mentionsIn } from "./mentions.ts";
import { roomsIn } from "./roomMentions.ts";

/** A piece of a message's text and how to draw it. It is always text, never markup. */
export type MarkedPiece =
  | { kind: "plain" | "bold" | "italic" | "code"; text: string }
  | { kind: "link"; text: string; url: string }
  /** A mention of somebody; of everybody if null. */
  | { kind: "mention"; text: string; accountId: AccountId | null }
  /** A mention of a room: it leads there. */
  | { kind: "room"; text: string; roomId: RoomId };

const ROOM = /(?<room><#[\w-]{21} [^<>\n]{1,60}>)/u;
const LINK = /(?<link>https?:\/\/[^\s<>"'`\u202A-\u202E\u2066-\u2069]+[^\s<>"'`.,:;!?)\]}\u202A-\u202E\u2066-\u2069])/u;
const WORDS =
  /(?<mention><@(?:everyone|[\w-]{21} [^<>\n]{1,60})>)|(?<code>`[^`\n]+`)|(?<bold>\*\*(?=\S)[^*\n]+(?<=\S)\*\*)|(?<italic>(?<![\p{L}\p{N}_])_(?=\S)[^_\n]+(?<=\S)_(?![\p{L}\p{N}_]))/u;
/**
 * `code`, **bold** and _italic_ within a line, not within words; web links, up to a character that would change the
 * text direction; people; rooms. A mark that is not closed stays as text.
 */
const MARKS = new RegExp(`${WORDS.source}|${ROOM.source}|${LINK.source}`, "gu");
const LINKED = new RegExp(`${ROOM.source}|${LINK.source}`, "gu");

/** Splits a text into pieces that, joined without their marks, are the text again. */
export const markedPieces = (text: string): MarkedPiece[] => piecesOf(text, MARKS);

/** The same of a text without marks: only what leads somewhere is a piece of its own. */
export const linkedPieces = (text: string): MarkedPiece[] => piecesOf(text, LINKED);

function piecesOf(text: string, marks: RegExp): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let from = 0;
  for (const { 0: found, index, groups = {} } of text.matchAll(marks)) {
    if (index > from) pieces.push({ kind: "plain", text: text.slice(from, index) });
    pieces.push(pieceOf(found, groups));
    from = index + found.length;
  }
  if (from < text.length) pieces.push({ kind: "plain", text: text.slice(from) });
  return pieces;
}

/** The web links in a message, each once, as they are drawn. */
export function linksIn(text: string): string[] {
  const links = markedPieces(text).flatMap((piece) => (piece.kind === "link" ? [piece.url] : []));
  return [...new Set(links)];
}

function pieceOf(found: string, groups: Record<string, string | undefined>): MarkedPiece {
  if (groups["code"] !== undefined) return { kind: "code", text: found.slice(1, -1) };
  if (groups["bold"] !== undefined) return { kind: "bold", text: found.slice(2, -2) };
  if (groups["italic"] !== undefined) return { kind: "italic", text: found.slice(1, -1) };
  if (groups["mention"] !== undefined) return mentionOf(found);
  if (groups["room"] !== undefined) return roomOf(found);
  return { kind: "link", text: found, url: found };
}

function mentionOf(found: string): MarkedPiece {
  const [named = null] = mentionsIn(found).people;
  return { kind: "mention", text: named?.name ?? "", accountId: named?.accountId ?? null };
}

function roomOf(found: string): MarkedPiece {
  const [named] = roomsIn(found);
  return named === undefined
    ? { kind: "plain", text: found }
    : { kind: "room", text: named.name, roomId: named.roomId };
}
