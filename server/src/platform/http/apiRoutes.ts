// Browsers' calls: `PUT /api/<operation>`, nothing else.
//
// Checked before the body is read: method, origin, content type, request id, rate. A page of another site cannot send such
// a request (PUT with JSON needs a CORS preflight, which is never granted), and Origin is checked as well.
// Replies to understood calls have status 200, refusals too, so that clients do not repeat them; 4xx is for requests that
// none of our clients makes, 5xx for faults of ours, which clients retry with the same request id.
import { operations, RequestId } from "@atrium/contract";
import type { AccountId, ErrorCode, Operation, OperationName } from "@atrium/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { randomUUID } from "node:crypto";
import type { LocalLimiter } from "../rateLimit.ts";
import { BUSY, faultReply } from "../calls/faultReply.ts";
import { runOperation } from "../calls/runOperation.ts";
import type { CallNeeds, SessionChange } from "../calls/runOperation.ts";
import { callerOf } from "./callerOf.ts";
import type { CallerNeeds } from "./callerOf.ts";
import { cookieHeader, sessionCookie } from "./cookies.ts";
import { BUILD_HEADER } from "./pageFile.ts";
import type { PageFile } from "./pageFile.ts";
import { sendFault } from "./sendFault.ts";
import { isFromOwnPage } from "./sites.ts";
import type { Sites } from "./sites.ts";

export interface ApiNeeds {
  calls: CallNeeds;
  callers: CallerNeeds;
  sites: Sites;
  limiter: LocalLimiter;
  /** Address of the node where a call's subject lives, or null if that is here. */
  locate: (operation: Operation, input: unknown, accountId: AccountId | null) => Promise<string | null>;
  /** Forwards a call to the node that `locate` named. */
  forward: (address: string, request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** The moment at which a call is taken up, comparable with those of changes. */
  mark: () => string;
  /** Called for requests over the limit. */
  onLimited: () => void;
}

/** Set when forwarding a call, so that two nodes that disagree do not pass it back and forth. */
export const FORWARDED_HEADER = "x-atrium-forwarded";
const MARK_HEADER = "x-mark";
const BODY_LIMIT_BYTES = 256 * 1024;

export function addApiRoutes(app: FastifyInstance, needs: ApiNeeds, page: PageFile): void {
  app.all<{ Params: { "*": string } }>(
    "/api/*",
    {
      bodyLimit: BODY_LIMIT_BYTES,
      onRequest: (request, reply) => admit(needs, request, reply.header(BUILD_HEADER, page.build)),
      errorHandler: (error, request, reply) => answerFault(needs, { error, request, reply }),
    },
    (request, reply) => answerCall(needs, request, reply),
  );
}

async function admit(needs: ApiNeeds, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { headers, method } = request;
  const requestId = RequestId.safeParse(headers["x-request-id"]);
  void reply
    .header("cache-control", "no-store")
    .header("x-request-id", requestId.success ? requestId.data : randomUUID());
  if (method !== "PUT") return stop(reply.header("allow", "PUT"), 405, { invalidRequest: wrong("method", "only PUT") });
  if (!isFromOwnPage(needs.sites, headers)) return stop(reply, 403, { forbidden: {} });
  if (operationOf(request) === null)
    return stop(reply, 404, { invalidRequest: wrong("operation", "there is no such call") });
  if (!/^application\/json(;|$)/.test(headers["content-type"] ?? "") || headers["content-encoding"] !== undefined) {
    return stop(reply, 415, { invalidRequest: wrong("content-type", "only application/json") });
  }
  if (!requestId.success)
    return stop(reply, 400, { invalidRequest: wrong("x-request-id", "8 to 64 of A-Z a-z 0-9 _ -") });
  const taken = needs.limiter.take(needs.callers.clientAddress(request.raw));
  if (taken.ok) return;
  needs.onLimited();
  const { retryAfterMs } = taken;
  void comeAgain(reply, retryAfterMs).send({ tooOftenAttempts: { retryAfterMs } });
}

async function answerCall(needs: ApiNeeds, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const name = operationOf(request);
  if (name === null) throw new Error("A call that was not admitted");
  const operation: Operation = operations[name];
  // Before anything is read.
  const mark = needs.mark();
  const { caller, setCookies } = await callerOf(needs.callers, request.raw);
  const address = await needs.locate(operation, request.body, caller.accountId);
  if (address !== null) {
    await handOn(needs, address, { request, reply });
    return reply;
  }
  const requestId = RequestId.parse(request.headers["x-request-id"]);
  const answer = await runOperation(needs.calls, { name, caller, requestId, input: request.body });
  const cookies = [...setCookies, ...sessionCookies(needs, answer.session)];
  if (cookies.length > 0) void reply.header("set-cookie", cookies);
  // Whoever has no session has no link either, and need not know which node this is.
  if (caller.accountId !== null) void reply.header(MARK_HEADER, mark);
  if (answer.retryAfterMs !== null) void comeAgain(reply, answer.retryAfterMs);
  else sayWhen(reply, answer.body);
  if (answer.session.kind === "closed") void reply.header("clear-site-data", '"cache"');
  return reply.send(answer.body);
}

/** Forwards once: if two nodes disagree, the second asks the client to retry when they have settled it. */
async function handOn(
  needs: ApiNeeds,
  address: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  if (request.headers[FORWARDED_HEADER] === undefined) return needs.forward(address, request, reply);
  sendFault(reply, BUSY);
}

function sessionCookies(needs: ApiNeeds, change: SessionChange): string[] {
  if (change.kind === "kept") return [];
  const kind = needs.callers.cookies;
  const [value, maxAgeMs] = change.kind === "opened" ? [change.grant.token, change.grant.maxAgeMs] : ["", 0];
  return [cookieHeader(sessionCookie(kind), value, { ...kind, maxAgeMs })];
}

/** The operation a request names, if HTTP may call it. */
export function operationOf(request: FastifyRequest): OperationName | null {
  const name = (request.params as { "*": string })["*"];
  if (!Object.hasOwn(operations, name)) return null;
  const known = name as OperationName;
  return operations[known].transport === "live" ? null : known;
}

function answerFault(
  needs: ApiNeeds,
  { error, request, reply }: { error: FastifyError; request: FastifyRequest; reply: FastifyReply },
): void {
  const status = error.statusCode ?? 500;
  if (status === 413) return stop(reply, 413, { invalidRequest: wrong("", "the request is too large") });
  if (status >= 400 && status < 500) return stop(reply, 400, { invalidRequest: wrong("", "the request is not JSON") });
  const requestId = String(reply.getHeader("x-request-id"));
  const operation = operationOf(request);
  const fault = faultReply(error, requestId);
  needs.calls.log.error({ requestId, operation, err: error }, "a call failed");
  needs.calls.onCall({
    operation: operation ?? "unknown",
    code: fault.code,
    requestId,
    accountId: null,
    replayed: false,
    ms: reply.elapsedTime,
  });
  sendFault(reply, fault);
}

/** Over a limit: clients retry the call later. */
export const comeAgain = (reply: FastifyReply, retryAfterMs: number): FastifyReply =>
  reply.code(429).header("retry-after", Math.ceil(retryAfterMs / 1000));

/** A refusal keeps its status, so that clients do not repeat it; a header says when to retry. */
function sayWhen(reply: FastifyReply, body: Record<string, unknown>): void {
  const refused = body["tooOftenAttempts"] as { retryAfterMs?: number } | undefined;
  if (refused?.retryAfterMs !== undefined) void reply.header("retry-after", Math.ceil(refused.retryAfterMs / 1000));
}

function stop(reply: FastifyReply, status: number, body: Partial<Record<ErrorCode, unknown>>): void {
  void reply.code(status).send(body);
}

const wrong = (path: string, message: string) => [{ path, message }];
