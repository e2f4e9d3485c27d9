import type { z } from "zod";
import type { Action } from "./actions.ts";
import type { CallRate } from "./constants.ts";
import { subjectTerms } from "./subjects.ts";
import type { NamedBy, SubjectCode, SubjectKind } from "./subjects.ts";
import type { ErrorCode } from "../errors/errors.ts";

/**
 * The right a call asks for: one action, or an action for each input field that is given, or for the value it has: with
 * `given`, for null and for anything else. What is left out asks for nothing beyond seeing the subject. The codes are
 * those of the permission table's rows.
 */
export type Right = Action | Readonly<Record<string, FieldRight>>;
type FieldRight = Action | Readonly<Record<string, Action>>;

/**
 * What is kept of a call, so that its attempts are one call:
 *   nothing  it only reads
 *   live     its reply, in memory for a minute: it changes only what lives in memory, and opens no transaction
 *   record   claim, effect and sealed reply in one transaction
 */
export type Keeps = "nothing" | "live" | "record";

/** Any operation, as it is known at run time. */
export interface Operation {
  name: string;
  /** One sentence for the reference page. */
  says: string;
  input: z.ZodType;
  success: z.ZodType;
  /** The codes it may refuse with beside those of its subject and the generic ones: see `refusalsOf`. */
  refusals: readonly ErrorCode[];
  may: Right;
  subject: SubjectKind;
  /**
   * Where the caller must stand, of a subject that lies in a space. Left out: inside, or they would be let in now
   * without being asked for anything (password, start, a private space).
   *   space  connected to it, else notConnectedToSpace
   *   room   connected and in the room, else notConnectedToRoom
   */
  inside?: "space" | "room";
  /**
   * It may also be called at a space's own domain, though its subject lies in no space: sessions that began there are the
   * account in that space, and nothing else of it. Operations of what lies in the space may.
   */
  atDomains?: true;
  keeps: Keeps;
  /** The limit its calls count towards, of one account over every transport together. */
  rate: CallRate;
  transport: "http" | "live" | "both";
  /** A record operation that only adds something beside its subject, whose row is then not locked. */
  addsBeside?: boolean;
  /** A live operation that may well run again at a later attempt: its reply is the state of then. */
  repeatable?: boolean;
  /** Kept replies that a change makes stale: a reading operation, and the field both inputs name its subject by. */
  touches?: readonly Touch[];
}
export type Touch = readonly [readOperationName: string, subjectField?: string];

const USUAL = { keeps: "record", rate: "usual", transport: "http" } as const;
type Usual = typeof USUAL;

/** What a domain writes down: what is left out is as usual. */
type Declared = Omit<Operation, keyof Usual> & Partial<Pick<Operation, keyof Usual>>;
type Completed<D extends Declared> = D & {
  [Key in keyof Usual]: D extends Record<Key, infer Given> ? Given : Usual[Key];
};

/** What the compiler asks of a declaration: its input names its subject, its rights are about its fields. */
type Fits<D extends Declared> = (z.output<D["input"]> extends NamedBy<D["subject"]>
  ? unknown
  : { input: z.ZodType<NamedBy<D["subject"]>> }) &
  (D["may"] extends Action
    ? unknown
    : keyof D["may"] extends keyof z.output<D["input"]>
      ? unknown
      : { may: Readonly<Partial<Record<keyof z.output<D["input"]>, FieldRight>>> });

/** Declares an operation; unless said otherwise it changes something that is recorded, comes over HTTP, at the usual rate. */
export const operation = <const D extends Declared>(declared: D & Fits<D>): Completed<D> =>
  ({ ...USUAL, ...declared }) as unknown as Completed<D>;

export type InputOf<Op extends Operation> = z.output<Op["input"]>;
export type SuccessOf<Op extends Operation> = z.output<Op["success"]>;
/** Its own codes, those of its subject and those of where the caller must stand. */
export type RefusalOf<Op extends Operation> =
  | Op["refusals"][number]
  | SubjectCode<Op["subject"]>
  | (Op extends { inside: "room" } ? "notConnectedToRoom" : never);

/** Every code it may refuse with, beside the generic ones (invalidRequest, unauthorized, forbidden, tooOftenAttempts, …). */
export function refusalsOf({ refusals, subject, inside }: Operation): readonly ErrorCode[] {
  const { notFound, inSpace } = subjectTerms(subject);
  const codes = [...refusals];
  if (notFound !== undefined) codes.push(notFound);
  if (inSpace === true) codes.push(inside === "room" ? "notConnectedToRoom" : "notConnectedToSpace");
  return [...new Set(codes)];
}

/** Whether its calls run where the space lives that their subject lies in. */
export const isAtSpace = ({ subject }: Operation): boolean => subjectTerms(subject).inSpace === true;
