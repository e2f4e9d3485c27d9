import { must } from "@atrium/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { request as httpRequest } from "node:http";
import { FORWARDED_HEADER, operationOf } from "./apiRoutes.ts";
import { forwardedFor } from "./clientAddress.ts";

const ANSWER_WAIT_MS = 10_000;
/** Headers that belong to one connection only. */
const OWN_HEADERS = new Set(["connection", "keep-alive", "transfer-encoding", "content-length", "upgrade"]);

/** Forwards a call to another node of this installation and returns its answer. */
export async function forwardCall(address: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const body = JSON.stringify(request.body);
  const target = new URL(`/api/${must(operationOf(request), "only admitted calls are sent on")}`, address);
  const headers = {
    ...request.headers,
    [FORWARDED_HEADER]: "1",
    "x-forwarded-for": forwardedFor(request.raw),
    "content-length": Buffer.byteLength(body),
  };
  const answer = await new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (done, fail) => {
      const out = httpRequest(target, { method: "PUT", headers, timeout: ANSWER_WAIT_MS }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", fail);
        incoming.on("end", () =>
          done({ status: incoming.statusCode ?? 502, headers: incoming.headers, body: Buffer.concat(chunks) }),
        );
      });
      out.on("timeout", () => out.destroy(new Error("the owner of the space did not answer in time")));
      out.on("error", fail);
      out.end(body);
    },
  );
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !OWN_HEADERS.has(name)) void reply.header(name, value);
  }
  void reply.code(answer.status).send(answer.body);
}
