import type {
  AccountId,
  ErrorCode,
  InputOf,
  Operation,
  OperationName,
  Operations,
  RefusalOf,
  RequestId,
  Result,
  RoomId,
  SpaceId,
  SpaceRole,
  SuccessOf,
  TeamId,
} from "@atrium/contract";
import type { Transaction } from "../database/database.ts";

/** Who calls, as the session says. `accountId` is null without a session. */
export interface Caller {
  accountId: AccountId | null;
  sessionId: string | null;
  isVerified: boolean;
  /** A random id kept in a cookie before any session; binds login codes and stored replies to the browser. */
  browserId: string;
  /** The network address, for rate limits. */
  address: string;
}

/** Codes every operation may answer with, beside its own. */
type GenericCode = Extract<
  ErrorCode,
  "unauthorized" | "forbidden" | "invalidRequest" | "tooOftenAttempts" | "unknownError"
>;

/** What a handler is told about the call. Lives as long as the call. */
export interface CallContext {
  caller: Caller;
  requestId: RequestId;
  /** The open transaction: the effect and the stored reply commit together. */
  tx: Transaction;
  /** The time of the call, by the program's clock. */
  nowMs: number;
  /** The caller's role in the subject's space or team; null for public and session operations. */
  role: SpaceRole | null;
  /** What the guard resolved from the input. */
  subject: { teamId?: TeamId; spaceId?: SpaceId; roomId?: RoomId };
  /** Opens a session for an account after the commit: a new cookie goes out with the reply. */
  openSession(accountId: AccountId): Promise<void>;
  /** Ends the caller's session with the reply. */
  closeSession(): Promise<void>;
  /** The refusal to come has counted something against the caller: further attempts get it again and count no more. */
  keepRefusal(): void;
}

/** The account of a caller whom the guard has already let in with a session. */
export function callerId(context: CallContext): AccountId {
  if (context.caller.accountId === null) throw new Error("The guard let a call without a session through");
  return context.caller.accountId;
}

export type Handler<Op extends Operation, Needs = void> = (
  needs: Needs,
  context: CallContext,
  input: InputOf<Op>,
) => Promise<Result<SuccessOf<Op>, RefusalOf<Op> | GenericCode>>;

/** A handler with its needs filled in; `main` builds the record of all of them. */
type BoundHandler<Op extends Operation> = (
  context: CallContext,
  input: InputOf<Op>,
) => Promise<Result<SuccessOf<Op>, RefusalOf<Op> | GenericCode>>;
export type Handlers = { [Name in OperationName]: BoundHandler<Operations[Name]> };
