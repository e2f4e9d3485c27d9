import {
  constants,
  errors,
  newId,
  type ErrorCode,
  type OperationName,
  type Operations,
  type SuccessOf,
} from "@atrium/contract";
import type { z } from "zod";
import { browserClock, type Clock } from "./clock.ts";
import { createEmitter } from "./emitter.ts";
import { knownOperation, wantOperations } from "./operations/knownOperations.ts";
import { hearBuild } from "./pageBuild.ts";

/*
 * The typed client of the HTTP operations. A call keeps one request id over all its attempts, so the server runs it
 * once however often the network makes us retry. A refusal is a value; only bugs throw.
 */
export type InputFor<Name extends OperationName> = z.input<Operations[Name]["input"]>;
export type ValueFor<Name extends OperationName> = SuccessOf<Operations[Name]>;
export interface Refused {
  ok: false;
  code: ErrorCode;
  detail: unknown;
}
/** `mark`: when the server took up the call, by a mark of its node. */
export type Reply<Name extends OperationName> = { ok: true; value: ValueFor<Name>; mark?: string } | Refused;
export type Call = <Name extends OperationName>(
  name: Name,
  input: InputFor<Name>,
  options?: CallOptions,
) => Promise<Reply<Name>>;

export interface CallOptions {
  /** Aborts the call and its retries; the reply is then `connectionFailed`. */
  signal?: AbortSignal;
  /** Fewer attempts than usual, for callers that retry by themselves. */
  attempts?: number;
  /** A longer timeout than usual, for slow operations; the reply is then `connectionFailed`. */
  deadlineMs?: number;
  /** Sent even if the page is being closed (`keepalive`); for small bodies. */
  outlivesPage?: boolean;
}

export interface CallNeeds {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  clock: Pick<Clock, "after">;
  newRequestId: () => string;
  clientVersion: string;
  /** Called when a call finds that the session has ended. */
  sessionMissing?: () => void;
  /** Called with the build of the page that the answering server serves. */
  heardBuild?: (build: string | null) => void;
}

export function createCall(needs: CallNeeds): Call {
  return async (name, input, options = {}) => {
    // Without it the answer could not be read.
    if (knownOperation(name) === undefined && !(await wantOperations())) return refused("connectionFailed");
    const init = { ...requestInit(needs, input), keepalive: options.outlivesPage ?? false };
    const whole = limit(needs.clock, options.deadlineMs ?? constants.call.deadlineMs, options.signal);
    const ask = (signal: AbortSignal) => attemptOnce(needs, name, { ...init, signal });
    const reply = await untilAnswered(needs, ask, { ...options, signal: whole.signal });
    whole.end();
    return told(needs, reply);
  };
}

/** A call found no session: it ended in another tab or expired. */
export const sessionMissing = createEmitter<void>();

/** The client of this page. */
export const call = createCall({
  fetch: (path, init) => globalThis.fetch(path, init),
  clock: browserClock,
  newRequestId: newId,
  clientVersion: import.meta.env.VITE_CLIENT_VERSION ?? "dev",
  sessionMissing: sessionMissing.emit,
  heardBuild: (build) => hearBuild(build),
});

export const refused = (code: ErrorCode, detail: unknown = {}): Refused => ({ ok: false, code, detail });

function requestInit(needs: CallNeeds, input: unknown): RequestInit {
  return {
    method: "PUT",
    credentials: "same-origin",
    body: JSON.stringify(input),
    headers: {
      "content-type": "application/json",
      "x-request-id": needs.newRequestId(),
      "x-client-version": needs.clientVersion,
    },
  };
}

type Ask<Name extends OperationName> = (signal: AbortSignal) => Promise<Reply<Name> | "again">;

/** Retries while no reply comes; each attempt has its own timeout, since a reply may be lost. */
async function untilAnswered<Name extends OperationName>(
  { clock }: CallNeeds,
  ask: Ask<Name>,
  { attempts = constants.call.attempts, deadlineMs = constants.call.attemptMs, signal }: AskOptions,
): Promise<Reply<Name>> {
  let backoffMs: number = constants.call.firstBackoffMs;
  for (let attempt = 1; ; attempt += 1) {
    const one = limit(clock, deadlineMs, signal);
    const reply = await Promise.race([ask(one.signal), ended(one.signal)]);
    one.end();
    if (reply !== "again") return reply;
    if (attempt >= attempts || signal.aborted) return refused("connectionFailed");
    const pause = limit(clock, backoffMs, signal);
    await ended(pause.signal);
    pause.end();
    if (signal.aborted) return refused("connectionFailed");
    backoffMs *= constants.call.backoffFactor;
  }
}

type AskOptions = CallOptions & { signal: AbortSignal };

/** A signal that aborts after a time or with another signal; `end` clears its timer. */
function limit(clock: CallNeeds["clock"], ms: number, outer?: AbortSignal) {
  const own = new AbortController();
  const end = clock.after(ms, () => own.abort());
  return { signal: outer === undefined ? own.signal : AbortSignal.any([own.signal, outer]), end };
}

function ended(signal: AbortSignal): Promise<"again"> {
  if (signal.aborted) return Promise.resolve("again");
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve("again"), { once: true }));
}

async function attemptOnce<Name extends OperationName>(
  needs: CallNeeds,
  name: Name,
  init: RequestInit,
): Promise<Reply<Name> | "again"> {
  let response: Response;
  let body: unknown;
  try {
    response = await needs.fetch(`/api/${name}`, init);
    needs.heardBuild?.(response.headers.get("x-page-build"));
    if (isRetried(response.status)) return "again";
    body = await response.json();
  } catch (error) {
    // A reply cut off in the middle counts as no reply; a reply that is not JSON comes from something else, such as a
    // proxy.
    return error instanceof SyntaxError ? refused("serverError") : "again";
  }
  const reply = readReply(name, body);
  const mark = response.headers.get("x-mark");
  return reply.ok && mark !== null ? { ...reply, mark } : reply;
}

/** Parses the reply to an operation that is known: a success of the declared shape, or a refusal with a code this build knows. */
export function readReply<Name extends OperationName>(name: Name, body: unknown): Reply<Name> {
  if (typeof body !== "object" || body === null) return refused("serverError");
  if (!("success" in body)) return refusalIn(body);
  const parsed = knownOperation(name)?.success.safeParse(body.success);
  if (parsed === undefined) return refused("somethingWentWrong");
  if (!parsed.success) return refused("somethingWentWrong", parsed.error.issues);
  // TypeScript cannot relate the record's value type to `name`.
  return { ok: true, value: parsed.data as ValueFor<Name> };
}

/** The refusal of a reply that is not a success, by its code. */
export function refusalIn(body: object): Refused {
  const [code, detail] = Object.entries(body)[0] ?? [];
  return refused(isErrorCode(code) ? code : "unknownError", detail);
}

function told<Name extends OperationName>(needs: CallNeeds, reply: Reply<Name>): Reply<Name> {
  if (!reply.ok && reply.code === "unauthorized") needs.sessionMissing?.();
  return reply;
}

const isRetried = (status: number): boolean => constants.call.retriedStatuses.some((retried) => retried === status);
const isErrorCode = (code: string | undefined): code is ErrorCode => code !== undefined && Object.hasOwn(errors, code);
