import { packedPart } from "../sockets/parts.ts";
import type { Part } from "../sockets/parts.ts";
import { entryText } from "./entryText.ts";
import type { See } from "./seenChange.ts";

/** Small enough that serializing a piece again costs little, large enough that compression finds repetitions. */
const MOST_IN_PIECE = 64;

interface Piece {
  records: Map<string, object>;
  /** Null if it must be serialized again. */
  part: Part | null;
}

/**
 * The records of one kind as an audience sees them, by id, and their JSON in pieces: a change serializes only one piece
 * again.
 */
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

  /** The data that completes records has changed. */
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
