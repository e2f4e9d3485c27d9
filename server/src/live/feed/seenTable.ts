import { packedPart } from "../sockets/parts.ts";
import type { Part } from "../sockets/parts.ts";
import { entryText } from "./entryText.ts";
import type { See } from "./seenChange.ts";

/** Few enough that writing a piece anew costs little, enough that packing finds what repeats. */
const MOST_IN_PIECE = 64;

interface Piece {
  records: Map<string, object>;
  /** Null if it must be written anew. */
  part: Part | null;
}

/** The records of one kind as an audience sees them, by id, and their JSON in pieces: a change writes one of them anew. */
export class SeenTable {
  readonly #kind: string;
  readonly #pieces: Piece[] = [];
  readonly #pieceOf = new Map<string, Piece>();

  constructor(kind: string) {
    this.#kind = kind;
  }

  has(id: string): boolean {
    return this.#pieceOf.has(id);
  }

  set(id: string, record: object): void {
    const piece = this.#pieceOf.get(id) ?? this.#pieceWithRoom();
    if (piece.records.get(id) === record) return;
    piece.records.set(id, record);
    piece.part = null;
    this.#pieceOf.set(id, piece);
  }

  delete(id: string): void {
    const piece = this.#pieceOf.get(id);
    if (piece === undefined) return;
    this.#pieceOf.delete(id);
    piece.records.delete(id);
    piece.part = null;
  }

  *entries(): Generator<readonly [id: string, record: object]> {
    for (const { records } of this.#pieces) yield* records;
  }

  /** The entries of a JSON object, to be joined by commas; `dress` completes a record. */
  parts(dress: See): Part[] {
    return this.#pieces.flatMap((piece) => {
      if (piece.records.size === 0) return [];
      piece.part ??= packedPart(
        Array.from(piece.records, ([id, record]) => entryText(id, dress(this.#kind, record) ?? record)).join(),
      );
      return [piece.part];
    });
  }

  /** What completes the records is another now. */
  forgetTexts(): void {
    for (const piece of this.#pieces) piece.part = null;
  }

  #pieceWithRoom(): Piece {
    const known = this.#pieces.findLast(({ records }) => records.size < MOST_IN_PIECE);
    if (known !== undefined) return known;
    const piece: Piece = { records: new Map(), part: null };
    this.#pieces.push(piece);
    return piece;
  }
}
