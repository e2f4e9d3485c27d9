import { constants, newId } from "@atrium/contract";
import type { ErrorCode, InputOf, OperationName, Operations, RequestId, SuccessOf, UpMessage } from "@atrium/contract";
import { readReply, refused } from "../platform/call.ts";
import type { Refused } from "../platform/call.ts";
import type { Clock } from "../platform/clock.ts";

/** The result of a call over the live link. */
export type CallOutcome<Value> = { ok: true; value: Value } | Refused;

/** Silence after which an attempt counts as lost. */
const ATTEMPT_MS = 8_000;
/** A person who pressed a button half a minute ago no longer means it. */
const DEADLINE_MS = 30_000;

interface Pending {
  operation: OperationName;
  message: UpMessage & { type: "call" };
  attempts: number;
  /** May be sent before the room is rejoined. */
  early: boolean;
  settle(outcome: CallOutcome<unknown>): void;
  cancelAttempt: () => void;
  cancelDeadline: () => void;
}

/**
 * Pending calls over the live link. A call keeps its id over all attempts and reconnections, so that the server runs it
 * once. It ends with a reply, after five attempts, or half a minute after it was made.
 */
export class LiveCalls {
  readonly #clock: Clock;
  readonly #pending = new Map<RequestId, Pending>();
  #send: ((message: UpMessage) => void) | null = null;
  #onlyEarly = true;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  call<Name extends OperationName>(
    operation: Name,
    input: InputOf<Operations[Name]>,
    early = false,
  ): Promise<CallOutcome<SuccessOf<Operations[Name]>>> {
    const id = newId<RequestId>();
    return new Promise((resolve) => {
      const pending: Pending = {
        operation,
        message: { type: "call", id, operation, input },
        attempts: 0,
        early,
        settle: (outcome) => resolve(outcome as CallOutcome<SuccessOf<Operations[Name]>>),
        cancelAttempt: () => {},
        cancelDeadline: this.#clock.after(DEADLINE_MS, () => this.#fail(id, "connectionFailed")),
      };
      this.#pending.set(id, pending);
      this.#attempt(pending);
    });
  }

  /** The link can carry calls: at first only early ones, then all. */
  carryBy(send: (message: UpMessage) => void, onlyEarly: boolean): void {
    const isNewLink = this.#send === null;
    this.#send = send;
    this.#onlyEarly = onlyEarly;
    for (const pending of this.#pending.values()) if (isNewLink || !pending.early) this.#attempt(pending);
  }

  /** The link is lost; calls wait for the next one. */
  pause(): void {
    this.#send = null;
    this.#onlyEarly = true;
    for (const pending of this.#pending.values()) pending.cancelAttempt();
  }

  /** The link has ended: pending calls fail. */
  failAll(): void {
    this.#send = null;
    for (const id of this.#pending.keys()) this.#fail(id, "notConnectedToSpace");
  }

  answered(id: RequestId, reply: Record<string, unknown>): void {
    const pending = this.#pending.get(id);
    if (pending !== undefined) this.#settle(id, readReply(pending.operation, reply));
  }

  #attempt(pending: Pending): void {
    pending.cancelAttempt();
    if (this.#send === null || (this.#onlyEarly && !pending.early)) return;
    if (pending.attempts >= constants.call.attempts) return this.#fail(pending.message.id, "connectionFailed");
    pending.attempts += 1;
    pending.cancelAttempt = this.#clock.after(ATTEMPT_MS, () => this.#attempt(pending));
    this.#send(pending.message);
  }

  #fail(id: RequestId, code: ErrorCode): void {
    this.#settle(id, refused(code));
  }

  #settle(id: RequestId, outcome: CallOutcome<unknown>): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    this.#pending.delete(id);
    pending.cancelAttempt();
    pending.cancelDeadline();
    pending.settle(outcome);
  }
}
