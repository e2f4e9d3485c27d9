import type { z } from "zod";
import type { Action } from "./actions.ts";
import type { CallRate } from "./constants.ts";
import { subjectTerms } from "./subjects.ts";
import type { NamedBy, SubjectCode, SubjectKind } from "./subjects.ts";
import type { ErrorCode } from "../errors/errors.ts";

/**
 * The right a call needs: one action, or an action for each given input field, or for the field's value: with `given`, for
 * null and for anything else. Absent fields need nothing beyond seeing the subject. The codes are those of the permission
 * table's rows.
 */
export type Right = Action | Readonly<Record<string, FieldRight>>;
type FieldRight = Action | Readonly<Record<string, Action>>;

/**
 * What is stored of a call, so that its attempts count as one call:
 *   nothing  it only reads
 *   live     its reply, in memory for a minute: it changes only state in memory, and opens no transaction
 *   record   claim, effect and encrypted reply in one transaction
 */
export type Keeps = "nothing" | "live" | "record";

/** An operation whose name is only known at run time. */
export interface Operation {
  name: string;
  /** One sentence for the reference page. */
  says: string;
  input: z.ZodType;
  success: z.ZodType;
  /** The codes it may refuse with, in addition to those of its subject and the generic ones: see `refusalsOf`. */
  refusals: readonly ErrorCode[];
  may: Right;
  subject: SubjectKind;
  /**
   * Where the caller must be, for a subject within a space. Default: inside, or able to enter now without being asked for
   * anything (password, start time, a private space).
   *   space  connected to it, else notConnectedToSpace
   *   room   connected and in the room, else notConnectedToRoom
   */
  inside?: "space" | "room";
  /**
   * It may also be called at a space's own domain, although its subject is in no space: sessions that began there act
   * as the account in that space, and nowhere else. Operations on what is in the space are always allowed.
   */
  atDomains?: true;
  keeps: Keeps;
  /** The rate limit its calls count towards, per account across all transports. */
  rate: CallRate;
  transport: "http" | "live" | "both";
  /** A record operation that only adds something next to its subject, whose row is then not locked. */
  addsBeside?: boolean;
  /**
   * A record operation that changes who belongs to its space or to a copy of it: runs one at a time, together with
   * changes of the people of the space's team.
   */
  changesPeople?: true;
  /** A live operation that may run again on a later attempt: its reply is the state at that time. */
  repeatable?: boolean;
  /** Cached replies that a change invalidates: a reading operation, and the field both inputs name their subject by. */
  touches?: readonly Touch[];
}
export type Touch = readonly [readOperationName: string, subjectField?: string];

const USUAL = { keeps: "record", rate: "usual", transport: "http" } as const;
type Usual = typeof USUAL;

/** What a domain writes: anything left out gets its default. */
type Declared = Omit<Operation, keyof Usual> & Partial<Pick<Operation, keyof Usual>>;
type Completed<D extends Declared> = D & {
  [Key in keyof Usual]: D extends Record<Key, infer Given> ? Given : Usual[Key];
};

/** What the compiler checks: the input names the subject, the rights are about input fields. */
type Fits<D extends Declared> = (z.output<D["input"]> extends NamedBy<D["subject"]>
  ? unknown
  : { input: z.ZodType<NamedBy<D["subject"]>> }) &
  (D["may"] extends Action
    ? unknown
    : keyof D["may"] extends keyof z.output<D["input"]>
      ? unknown
      : { may: Readonly<Partial<Record<keyof z.output<D["input"]>, FieldRight>>> });

/** Declares an operation; by default it makes a recorded change, is called over HTTP, at the usual rate. */
export const operation = <const D extends Declared>(declared: D & Fits<D>): Completed<D> =>
  ({ ...USUAL, ...declared }) as unknown as Completed<D>;

export type InputOf<Op extends Operation> = z.output<Op["input"]>;
export type SuccessOf<Op extends Operation> = z.output<Op["success"]>;
/** Its own codes, those of its subject and those of where the caller must be. */
export type RefusalOf<Op extends Operation> =
  | Op["refusals"][number]
  | SubjectCode<Op["subject"]>
  | (Op extends { inside: "room" } ? "notConnectedToRoom" : never);

/** Every code it may refuse with, in addition to the generic ones (invalidRequest, unauthorized, forbidden, tooOftenAttempts, …). */
export function refusalsOf({ refusals, subject, inside }: Operation): readonly ErrorCode[] {
  const { notFound, inSpace } = subjectTerms(subject);
  const codes = [...refusals];
  if (notFound !== undefined) codes.push(notFound);
  if (inSpace === true) codes.push(inside === "room" ? "notConnectedToRoom" : "notConnectedToSpace");
  return [...new Set(codes)];
}

/** Whether its calls run on the node where their subject's space lives. */
export const isAtSpace = ({ subject }: Operation): boolean => subjectTerms(subject).inSpace === true;
