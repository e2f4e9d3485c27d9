import { z } from "zod";
import { AccountId } from "../common/ids.ts";

/** How somebody's pointer on a board looks. */
export const CURSOR_SHAPES = ["hand", "pen"] as const;
export const CursorShape = z.enum(CURSOR_SHAPES);
export type CursorShape = z.infer<typeof CursorShape>;

/**
 * Somebody's part in a board, by their account's id. Without one they have no cursor, and follow the presenter if there
 * is one. The positions of cursors, and the part of the board that somebody sees, are presence.
 */
export const BoardPart = z.object({
  accountId: AccountId,
  /** Null: they have no pointer on the board. */
  cursor: CursorShape.nullable(),
  /** One person at a time. All others follow what they see, except those who have stepped out. */
  isPresenting: z.boolean(),
  /** Whom they follow by their own choice; null for nobody. */
  watchingForAccountId: AccountId.nullable(),
  /** They do not follow the present presenter. */
  steppedOut: z.boolean(),
});
export type BoardPart = z.infer<typeof BoardPart>;

/** How many inks and widths there are. */
export const PEN_INKS = 6;
export const PEN_WIDTHS = 3;
/** How long drawn lines can stay, to choose from. */
export const STROKES_FADE_MS = [3000, 6000, 15_000] as const;
const MOST_NUMBERS = 128;

/** A piece of a line that fades by itself. */
export const Stroke = z.object({
  ink: z
    .int()
    .min(0)
    .max(PEN_INKS - 1),
  width: z
    .int()
    .min(0)
    .max(PEN_WIDTHS - 1),
  fadesMs: z.int().min(1000).max(60_000),
  /** x and y in turn, units x coordinateScale; the first point is the last one of the piece before. */
  points: z.array(z.int().min(-2_000_000_000).max(2_000_000_000)).max(MOST_NUMBERS),
});
export type Stroke = z.infer<typeof Stroke>;

/** The live records of a board, by kind. */
export const boardRecordKinds = { boardPart: BoardPart } as const;
