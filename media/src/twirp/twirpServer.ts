import type { IncomingMessage, ServerResponse } from "node:http";
import type { VideoGrants } from "../signal/accessToken.ts";
import { isTwirpError, type TwirpError, twirpError, twirpStatus } from "./twirpError.ts";
import type { Message, TwirpMethod } from "./twirpMethod.ts";

export interface TwirpOptions {
  methods: ReadonlyMap<string, TwirpMethod>;
  /** Grants of a valid token, or null. */
  verify(token: string): VideoGrants | null;
}

const PREFIX = "/twirp/livekit.RoomService/";
const MAX_BODY_BYTES = 1024 * 1024;

/** Answers requests of the server API, in JSON or protobuf. False for every other address. */
export function answerTwirp(options: TwirpOptions, request: IncomingMessage, response: ServerResponse): boolean {
  const path = (request.url ?? "").split("?")[0] ?? "";
  if (!path.startsWith("/twirp/")) return false;
  const encoding = encodingOf(request);
  const method = options.methods.get(path.slice(PREFIX.length));
  const grants = options.verify((request.headers.authorization ?? "").replace(/^Bearer /i, ""));
  if (request.method !== "POST" || !path.startsWith(PREFIX) || !method || !encoding) {
    reply(response, twirpError("bad_route", `no handler for ${request.method ?? ""} ${path}`), "json");
    return true;
  }
  if (!grants) {
    reply(response, twirpError("unauthenticated", "invalid token"), "json");
    return true;
  }
  readBody(request, (body) => {
    const answer = body ? method(body, encoding, grants) : twirpError("invalid_argument", "the request is too long");
    reply(response, answer, encoding);
  });
  return true;
}

function encodingOf(request: IncomingMessage): "json" | "protobuf" | null {
  const type = (request.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return "json";
  return type === "application/protobuf" ? "protobuf" : null;
}

/** Null if the body exceeds the limit. A request that breaks off gets no reply. */
function readBody(request: IncomingMessage, done: (body: Buffer | null) => void): void {
  const chunks: Buffer[] = [];
  let length = 0;
  request.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length <= MAX_BODY_BYTES) chunks.push(chunk);
  });
  request.on("end", () => done(length <= MAX_BODY_BYTES ? Buffer.concat(chunks) : null));
  request.on("error", () => request.destroy());
}

function reply(response: ServerResponse, answer: Message | TwirpError, encoding: "json" | "protobuf"): void {
  if (isTwirpError(answer)) {
    const { code, msg } = answer;
    response.writeHead(twirpStatus(code), { "Content-Type": "application/json" }).end(JSON.stringify({ code, msg }));
    return;
  }
  response.writeHead(200, { "Content-Type": `application/${encoding}` });
  response.end(encoding === "json" ? answer.toJsonString({ useProtoFieldName: true }) : answer.toBinary());
}
