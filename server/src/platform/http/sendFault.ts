import type { FastifyReply } from "fastify";
import type { FaultReply } from "../calls/faultReply.ts";

/** Answers a request that failed by a fault of ours, saying when to come again where that is known. */
export function sendFault(reply: FastifyReply, { status, body, retryAfterMs }: FaultReply): FastifyReply {
  if (retryAfterMs !== null) void reply.header("retry-after", Math.ceil(retryAfterMs / 1000));
  return reply.code(status).send(body);
}
