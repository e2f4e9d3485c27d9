// What a handler knows about its call, typed by the operation's declaration: its subject, already read, the caller's account
// if one is required, and a transaction if the call is recorded.
import type { AccountId, ErrorCode, Operation, RequestId, SpaceId, SubjectKind } from "@atrium/contract";
import type { Query, Transaction } from "../database/database.ts";
import type { OpenedSession } from "./sessions.ts";

/** The caller, according to the session. `accountId` is null without a session. */
export interface Caller {
  accountId: AccountId | null;
  sessionId: string | null;
  isVerified: boolean;
  /** A random id in a cookie that exists before any session; binds sign-in codes and stored replies to the browser. */
  browserId: string;
  /** The network address, for rate limits. */
  address: string;
  /** The origin of the request, if it is not the installation's own. */
  site?: string;
  /** The only space they reach, if they came through its own domain; set together with `site`. */
  onlySpace?: SpaceId;
  /** The browser's user agent, if given; used only for the list of the caller's own sessions. */
  userAgent?: string;
}

/** Codes every operation may answer with, in addition to its own. */
export type GenericCode = Extract<
  ErrorCode,
  "unauthorized" | "forbidden" | "invalidRequest" | "tooOftenAttempts" | "unknownError"
>;

/** What handlers get for each kind of subject. A domain adds its kinds with `declare module`, next to their resolvers. */
export interface Subjects {
  public: null;
  session: null;
  account: null;
}

/** Subjects as kept in memory, for live operations of people inside: finding them needs no statement. */
export interface LiveSubjects {}

interface AnyContext {
  caller: Caller;
  requestId: RequestId;
  /** The time of the call, by the program's clock. */
  nowMs: number;
}

/** A call that only reads, or changes only state in memory. */
export interface ReadContext extends AnyContext {
  query: Query;
}

/** A recorded call. Lives as long as the call. */
export interface CallContext extends AnyContext {
  /** The open transaction: effect and stored reply commit together, a refusal rolls back what was written. */
  tx: Transaction;
  /**
   * Opens a session for an account after the commit: a new cookie goes out with the reply. It is proven if a mail or a
   * passkey has just shown whose account it is, and strange if the account has not been used in this browser before.
   */
  openSession(
    accountId: AccountId,
    shown?: Pick<OpenedSession, "isProven" | "isStrange" | "browserHash">,
  ): Promise<void>;
  /** Ends the caller's session with the reply. */
  closeSession(): Promise<void>;
  /** For a refusal that counts against the caller: what was written stays, and later attempts get the same refusal. */
  keepRefusal(): void;
}

type SubjectOf<Op extends Operation> = Op extends { keeps: "live"; inside: string }
  ? Op["subject"] extends keyof LiveSubjects
    ? LiveSubjects[Op["subject"]]
    : Stored<Op["subject"]>
  : Stored<Op["subject"]>;
type Stored<Kind extends SubjectKind> = Kind extends keyof Subjects ? Subjects[Kind] : never;

/** The context of an operation's handler. A subject to be changed is locked until the call ends. */
export type ContextOf<Op extends Operation> = (Op["keeps"] extends "record" ? CallContext : ReadContext) &
  (Op["subject"] extends "public" ? unknown : { accountId: AccountId }) & { subject: SubjectOf<Op> };
