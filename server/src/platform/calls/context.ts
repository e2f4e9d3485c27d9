// What a handler is told about its call, typed by the operation's declaration: the subject it names, read already, the
// account of the caller where there must be one, and a transaction where something is recorded.
import type { AccountId, ErrorCode, Operation, RequestId, SpaceId, SubjectKind } from "@atrium/contract";
import type { Query, Transaction } from "../database/database.ts";

/** Who calls, as the session says. `accountId` is null without a session. */
export interface Caller {
  accountId: AccountId | null;
  sessionId: string | null;
  isVerified: boolean;
  /** A random id kept in a cookie before any session; binds login codes and stored replies to the browser. */
  browserId: string;
  /** The network address, for rate limits. */
  address: string;
  /** The origin they came by, where that is not the installation's own. */
  site?: string;
  /** All that they reach, who came by a space's own domain; with `site`. */
  onlySpace?: SpaceId;
  /** What the browser says it is, where it does: for the list of one's own sessions alone. */
  userAgent?: string;
}

/** Codes every operation may answer with, beside its own. */
export type GenericCode = Extract<
  ErrorCode,
  "unauthorized" | "forbidden" | "invalidRequest" | "tooOftenAttempts" | "unknownError"
>;

/** What each kind of subject gives to handlers. A domain adds its kinds with `declare module`, beside their resolvers. */
export interface Subjects {
  public: null;
  session: null;
  account: null;
}

/** Subjects as they are in memory, for live operations of somebody inside: no statement is needed to know them. */
export interface LiveSubjects {}

interface AnyContext {
  caller: Caller;
  requestId: RequestId;
  /** The time of the call, by the program's clock. */
  nowMs: number;
}

/** A call that only reads, or changes only what lives in memory. */
export interface ReadContext extends AnyContext {
  query: Query;
}

/** A call that is recorded. Lives as long as the call. */
export interface CallContext extends AnyContext {
  /** The open transaction: the effect and the stored reply commit together, a refusal undoes what was written. */
  tx: Transaction;
  /** Opens a session for an account after the commit: a new cookie goes out with the reply. */
  openSession(accountId: AccountId): Promise<void>;
  /** Ends the caller's session with the reply. */
  closeSession(): Promise<void>;
  /** The refusal to come has counted something against the caller: what is written stays, later attempts get it again. */
  keepRefusal(): void;
}

type SubjectOf<Op extends Operation> = Op extends { keeps: "live"; inside: string }
  ? Op["subject"] extends keyof LiveSubjects
    ? LiveSubjects[Op["subject"]]
    : Stored<Op["subject"]>
  : Stored<Op["subject"]>;
type Stored<Kind extends SubjectKind> = Kind extends keyof Subjects ? Subjects[Kind] : never;

/** The context of an operation's handler. A subject that is changed is locked until the call ends. */
export type ContextOf<Op extends Operation> = (Op["keeps"] extends "record" ? CallContext : ReadContext) &
  (Op["subject"] extends "public" ? unknown : { accountId: AccountId }) & { subject: SubjectOf<Op> };
