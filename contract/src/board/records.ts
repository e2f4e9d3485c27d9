import { z } from "zod";
import { AccountId } from "../common/ids.ts";

/** What stands at somebody's pointer on a board. */
export const CURSOR_SHAPES = ["hand", "pen"] as const;
export const CursorShape = z.enum(CURSOR_SHAPES);
export type CursorShape = z.infer<typeof CursorShape>;

/**
 * Somebody's part in a board, by their account's id. Who has none has no cursor, and follows a presenter if there is one.
 * Where cursors are, and what is in sight of whom, is presence.
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

/** The live records of a board, by kind. */
export const boardRecordKinds = { boardPart: BoardPart } as const;
