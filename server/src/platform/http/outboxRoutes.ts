import { OUTBOX_PATH } from "@atrium/contract";
import type { Outbox } from "@atrium/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BlockList, isIP } from "node:net";
import { emptyOutbox, readOutbox } from "../mail/outbox.ts";

export interface OutboxNeeds {
  /** The folder of mails that stay on this computer; null if a mail server sends them or others can reach the site. */
  outbox: string | null;
}

const HERE = new BlockList();
HERE.addSubnet("127.0.0.0", 8, "ipv4");
HERE.addAddress("::1", "ipv6");

/** The mails of a program without a mail server, visible only from its own computer. */
export function addOutboxRoutes(app: FastifyInstance, { outbox }: OutboxNeeds): void {
  app.get(OUTBOX_PATH, async (request, reply) => {
    if (outbox === null || !isFromHere(request)) return refuse(reply);
    return reply.header("cache-control", "no-store").send({ mails: await readOutbox(outbox) } satisfies Outbox);
  });
  // No other site can send a DELETE: browsers send a preflight first, which is not granted.
  app.delete(OUTBOX_PATH, async (request, reply) => {
    if (outbox === null || !isFromHere(request)) return refuse(reply);
    await emptyOutbox(outbox);
    return reply.code(204).send();
  });
}

/** Whether this request may see the outbox page. */
export const seesOutbox = (outbox: string | null, request: FastifyRequest): boolean =>
  outbox !== null && isFromHere(request);

/** Judged by the connection itself; a request through a proxy may come from anywhere. */
function isFromHere({ raw }: FastifyRequest): boolean {
  if (raw.headers["x-forwarded-for"] !== undefined || raw.headers.forwarded !== undefined) return false;
  const address = (raw.socket.remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) !== 0 && HERE.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

const refuse = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .header("cache-control", "no-store")
    .send({ invalidRequest: [{ path: "", message: "not found" }] });
