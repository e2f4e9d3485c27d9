// The way of files: `PUT /upload/<id>` takes the bytes of an upload that was asked for by a call, `GET /files/<key>`
// gives a stored file. Both know the caller by their cookie; what comes is never believed to be what it says it is, and
// what goes out can neither run nor frame anything.
import { must } from "@atrium/contract";
import type { AccountId, Result } from "@atrium/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
import type { Caller } from "../calls/context.ts";
import { faultReply } from "../calls/faultReply.ts";
import type { SignedPart } from "../files/links.ts";
import type { Log } from "../log.ts";
import type { LocalLimiter } from "../rateLimit.ts";
import { comeAgain, FORWARDED_HEADER } from "./apiRoutes.ts";
import type { ApiNeeds } from "./apiRoutes.ts";
import { callerOf } from "./callerOf.ts";
import { contentDisposition } from "./contentDisposition.ts";
import { sendFault } from "./sendFault.ts";
import { forwardFile } from "./forwardFile.ts";
import { isFromOwnPage } from "./sites.ts";

interface GivenFile {
  name: string;
  mimeType: string;
  bytes: number;
  content: Readable;
}

export interface FileNeeds {
  receive: (arrival: { uploadId: string; accountId: AccountId; content: Readable }) => Promise<Result<unknown>>;
  open: (asked: { key: string; caller: Caller; link: SignedPart }) => Promise<GivenFile | null>;
  /** Of a network address: how often it may ask for what is no file for it. Those it gets are not counted. */
  misses: LocalLimiter;
  /** Address of the node that knows whether somebody may have a file; null when that is this one, or none. */
  locate: (asked: { key: string; caller: Caller }) => Promise<string | null>;
}

type RouteNeeds = { files: FileNeeds; api: ApiNeeds; log: Log };
type Asked<Params, Query = unknown> = FastifyRequest<{ Params: Params; Querystring: Query }>;

export const UPLOAD_PATH = "/upload/";
const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";
const KEPT_MS = 86_400;

export async function addFileRoutes(app: FastifyInstance, needs: RouteNeeds): Promise<void> {
  await app.register(async (scope) => {
    // The body stays a stream, whatever type it says it has.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.put<{ Params: { uploadId: string } }>("/upload/:uploadId", (request, reply) =>
      receive(needs, request, reply),
    );
    scope.get<{ Params: { key: string }; Querystring: SignedPart }>("/files/:key", (request, reply) =>
      open(needs, request, reply),
    );
  });
}

async function receive(
  { files, api, log }: RouteNeeds,
  request: Asked<{ uploadId: string }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.header("cache-control", "no-store");
  if (!isFromOwnPage(api.sites, request.headers)) return refuseUnread(reply, 403, { forbidden: {} });
  const taken = api.limiter.take(api.callers.clientAddress(request.raw));
  if (!taken.ok) return refuseUnread(reply, 429, { tooOftenAttempts: { retryAfterMs: taken.retryAfterMs } });
  const { caller } = await callerOf(api.callers, request.raw);
  const { accountId } = caller;
  if (accountId === null) return refuseUnread(reply, 200, { unauthorized: {} });
  try {
    const arrival = { uploadId: request.params.uploadId, accountId, content: request.raw };
    const result = await files.receive(arrival);
    if (result.ok) return await reply.send({ success: result.value });
    return await refuseUnread(reply, 200, { [result.code]: result.detail });
  } catch (error) {
    // A request read to its end counts as destroyed too: whether somebody still waits, the socket tells.
    if (request.raw.socket.destroyed) return reply.hijack();
    log.error({ err: error }, "an upload failed");
    return sendFault(reply.header("connection", "close"), faultReply(error));
  }
}

/** The rest of the body is not waited for: the connection ends behind the answer. */
function refuseUnread(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.code(status).header("connection", "close").send(body);
}

async function open(
  { files, api }: RouteNeeds,
  request: Asked<{ key: string }, SignedPart>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const address = api.callers.clientAddress(request.raw);
  const taken = files.misses.take(address);
  if (!taken.ok) {
    api.onLimited();
    return comeAgain(reply, taken.retryAfterMs).send({ tooOftenAttempts: { retryAfterMs: taken.retryAfterMs } });
  }
  const { caller } = await callerOf(api.callers, request.raw);
  const { key } = request.params;
  const { until, sign } = request.query;
  const file = await files.open({ key, caller, link: { until, sign } });
  const isForwarded = request.headers[FORWARDED_HEADER] !== undefined;
  const elsewhere = file !== null || isForwarded ? null : await files.locate({ key, caller });
  if (file === null && elsewhere === null) return reply.callNotFound() as unknown as FastifyReply;
  files.misses.giveBack(address);
  return file === null ? forwardFile(must(elsewhere, "another node has it"), request, reply) : give(file, reply);
}

function give(file: GivenFile, reply: FastifyReply): FastifyReply {
  const isPicture = file.mimeType.startsWith("image/");
  return reply
    .header("content-security-policy", FILE_POLICY)
    .header("content-disposition", contentDisposition(isPicture ? "inline" : "attachment", file.name))
    .header("cache-control", `private, max-age=${KEPT_MS}, immutable`)
    .header("content-length", file.bytes)
    .type(file.mimeType)
    .send(file.content);
}
