import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { faultReply } from "../calls/faultReply.ts";
import type { Log } from "../log.ts";
import { sendFault } from "./sendFault.ts";

/** Answers failures outside of calls. The log contains the route, never the path: a sign-in link is a path. */
export const pageFault =
  (log: Pick<Log, "error">) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    // Paths that try to escape the app's folder: answered as not found.
    if (error.statusCode !== undefined && error.statusCode < 500) return reply.callNotFound();
    log.error({ route: request.routeOptions.url ?? "page", err: error }, "a request failed");
    sendFault(reply, faultReply(error));
  };
