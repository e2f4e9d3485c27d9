import type { FastifyReply, FastifyRequest } from "fastify";
import { request as httpRequest } from "node:http";
import type { IncomingMessage } from "node:http";
import { FORWARDED_HEADER } from "./apiRoutes.ts";
import { forwardedFor } from "./clientAddress.ts";

const ANSWER_WAIT_MS = 10_000;
/** Response headers that a browser needs for a file. */
const PASSED_ON = [
  "content-type",
  "content-length",
  "content-range",
  "accept-ranges",
  "content-disposition",
  "content-security-policy",
  "cache-control",
] as const;

/** Fetches a file from another node of this installation on behalf of a caller. */
export async function forwardFile(
  address: string,
  request: FastifyRequest<{ Params: { key: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const target = new URL(`/files/${encodeURIComponent(request.params.key)}`, address);
  const headers = {
    ...request.headers,
    [FORWARDED_HEADER]: "1",
    "x-forwarded-for": forwardedFor(request.raw),
  };
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    const out = httpRequest(target, { headers, timeout: ANSWER_WAIT_MS }, done);
    out.on("timeout", () => out.destroy(new Error("the owner of the space did not answer in time")));
    out.on("error", fail);
    out.end();
  });
  for (const name of PASSED_ON) if (answer.headers[name] !== undefined) void reply.header(name, answer.headers[name]);
  return reply.code(answer.statusCode ?? 502).send(answer);
}
