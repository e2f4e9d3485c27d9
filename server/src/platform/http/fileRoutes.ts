// File routes: `PUT /upload/<id>` receives the bytes of an upload announced by a call, `GET /files/<key>` serves a stored
// file. Both identify the caller by cookie; declared types of uploads are never trusted, and served files can neither run
// scripts nor be framed.
import { must } from "@atrium/contract";
import type { AccountId, Result } from "@atrium/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
import type { Caller } from "../calls/context.ts";
import { faultReply } from "../calls/faultReply.ts";
import { askedPart } from "../files/byteRange.ts";
import type { AskedPart } from "../files/byteRange.ts";
import type { StoredFile } from "../files/fileStore.ts";
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

interface GivenFile extends StoredFile {
  name: string;
  mimeType: string;
}

export interface FileNeeds {
  receive: (arrival: { uploadId: string; accountId: AccountId; content: Readable }) => Promise<Result<unknown>>;
  open: (asked: { key: string; caller: Caller; link: SignedPart; part: AskedPart | null }) => Promise<GivenFile | null>;
  /** Limits how often a network address may ask for files it cannot have. Successful requests are not counted. */
  misses: LocalLimiter;
  /** Address of the node that can decide whether somebody may have a file; null if it is this one, or none. */
  locate: (asked: { key: string; caller: Caller }) => Promise<string | null>;
}

type RouteNeeds = { files: FileNeeds; api: ApiNeeds; log: Log };
type Asked<Params, Query = unknown> = FastifyRequest<{ Params: Params; Querystring: Query }>;

export const UPLOAD_PATH = "/upload/";
const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";
const KEPT_MS = 86_400;

export async function addFileRoutes(app: FastifyInstance, needs: RouteNeeds): Promise<void> {
  await app.register(async (scope) => {
    // The body stays a stream, whatever type it declares.
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
    // A fully read request counts as destroyed too: the socket tells whether the client is still there.
    if (request.raw.socket.destroyed) return reply.hijack();
    log.error({ err: error }, "an upload failed");
    return sendFault(reply.header("connection", "close"), faultReply(error));
  }
}

/** Does not wait for the rest of the body: the connection closes after the answer. */
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
  const file = await files.open({ key, caller, link: { until, sign }, part: partIn(request) });
  const isForwarded = request.headers[FORWARDED_HEADER] !== undefined;
  const elsewhere = file !== null || isForwarded ? null : await files.locate({ key, caller });
  if (file === null && elsewhere === null) return reply.callNotFound() as unknown as FastifyReply;
  files.misses.giveBack(address);
  return file === null ? forwardFile(must(elsewhere, "another node has it"), request, reply) : give(file, reply);
}

/** Files have no validator: with a condition on one the whole file is right. */
const partIn = ({ headers }: FastifyRequest): AskedPart | null =>
  headers["if-range"] === undefined ? askedPart(headers.range) : null;

function give(file: GivenFile, reply: FastifyReply): FastifyReply {
  const isPicture = file.mimeType.startsWith("image/");
  const { bytes, part } = file;
  if (part === "nothing")
    return reply.code(416).header("content-range", `bytes */${bytes}`).header("cache-control", "no-store").send();
  if (part !== null) void reply.code(206).header("content-range", `bytes ${part.first}-${part.last}/${bytes}`);
  return reply
    .header("accept-ranges", "bytes")
    .header("content-security-policy", FILE_POLICY)
    .header("content-disposition", contentDisposition(isPicture ? "inline" : "attachment", file.name))
    .header("cache-control", `private, max-age=${KEPT_MS}, immutable`)
    .header("content-length", part === null ? bytes : part.last - part.first + 1)
    .type(file.mimeType)
    .send(file.content);
}
