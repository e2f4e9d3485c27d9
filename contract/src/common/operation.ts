import type { z } from "zod";
import type { Action } from "./actions.ts";
import type { ErrorCode } from "../errors/errors.ts";

/**
 * What an operation acts on, and so where the caller's role is looked up before the handler runs:
 *   public   nobody in particular; no session needed
 *   session  any session, a guest's included
 *   account  a session with a verified e-mail
 *   team     input.teamId; a team the caller cannot see answers teamNotFound
 *   space    input.spaceId; a space the caller cannot see answers spaceNotFound
 *   room     input.roomId; a room the caller cannot see answers roomNotFound
 */
export type Subject = "public" | "session" | "account" | "team" | "space" | "room";

export interface Operation<
  Name extends string = string,
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
  Code extends ErrorCode = ErrorCode,
> {
  name: Name;
  /** One sentence for the reference page. */
  says: string;
  input: In;
  success: Out;
  /** Every code the handler may refuse with, beside the generic ones (invalidRequest, unauthorized, forbidden, …). */
  refusals: readonly Code[];
  /** The row of the permission table. */
  may: Action;
  subject: Subject;
  transport: "http" | "live" | "both";
  /** Runs on the node that owns the space and may read and change its live state. */
  atSpace: boolean;
  /** Reads only: not stored for replay. */
  readOnly: boolean;
  /** Kept replies that a change makes stale: a reading operation, and the field both inputs name its subject by. */
  touches?: readonly Touch[];
}
export type Touch = readonly [readOperationName: string, subjectField?: string];

type Declared<Name extends string, In extends z.ZodType, Out extends z.ZodType, Code extends ErrorCode> = Omit<
  Operation<Name, In, Out, Code>,
  "transport" | "atSpace" | "readOnly"
> &
  Partial<Pick<Operation, "transport" | "atSpace" | "readOnly">>;

/** Declares an operation; HTTP only, anywhere, changing something, unless said otherwise. */
export function operation<
  const Name extends string,
  In extends z.ZodType,
  Out extends z.ZodType,
  const Code extends ErrorCode,
>(declared: Declared<Name, In, Out, Code>): Operation<Name, In, Out, Code> {
  return { transport: "http", atSpace: false, readOnly: false, ...declared };
}

export type InputOf<Op extends Operation> = z.output<Op["input"]>;
export type SuccessOf<Op extends Operation> = z.output<Op["success"]>;
export type RefusalOf<Op extends Operation> = Op["refusals"][number];
