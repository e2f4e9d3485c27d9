import type { FastifyReply } from "fastify";
import type { FaultReply } from "../calls/faultReply.ts";

/** Answers a request that failed through a fault of ours, with when to retry, if known. */
export function sendFault(reply: FastifyReply, { status, body, retryAfterMs }: FaultReply): FastifyReply {
  if (retryAfterMs !== null) void reply.header("retry-after", Math.ceil(retryAfterMs / 1000));
  return reply.code(status).send(body);
}
