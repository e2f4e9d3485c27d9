import { errorDetail, operations, refusalsOf, RequestId } from "@atrium/contract";
import type { ErrorCode, Operation } from "@atrium/contract";
import { z } from "zod";

/**
 * The OpenAPI 3.1 description of every operation that HTTP serves, complete enough for a client or a fuzzer that knows
 * nothing else.
 */
export function openApi(): string {
  const served = Object.values<Operation>(operations).filter((operation) => operation.transport !== "live");
  const codes = [...new Set([...served.flatMap(codesOf), ...Object.values(FAULTS).map(({ code }) => code)])].toSorted();
  const page = {
    openapi: "3.1.0",
    info: { title: "Atrium", version: "1", description: ABOUT },
    servers: [{ url: "/" }],
    // Calls without a session are answered as well: with `unauthorized` if one is required.
    security: [{ session: [] }, {}],
    paths: Object.fromEntries(served.map((operation) => [`/api/${operation.name}`, { put: describe(operation) }])),
    components: {
      securitySchemes: { session: SESSION },
      parameters: { requestId: REQUEST_ID, origin: ORIGIN },
      headers: { requestId: ECHO, retryAfter: RETRY_AFTER },
      schemas: Object.fromEntries(codes.map((code) => [code, body(code, jsonSchema(errorDetail(code), "output"))])),
      responses: faultResponses(),
    },
  };
  return `${JSON.stringify(page, null, 1)}\n`;
}

const ABOUT = [
  "Every operation is a PUT with a JSON body, answered with a JSON object of one key: `success`, or the code of a refusal.",
  "A refusal has status 200 like a success, so that no proxy or client repeats it. Other statuses are for requests that",
  "are no calls (4xx), and for faults of the server (5xx): those should be retried with the same `x-request-id`, which",
  "then takes effect once. The session cookie, set by signing in, identifies the caller; the browser cookie, set by any",
  "reply, must be kept as well. Calls are only accepted from pages of the site itself: `Origin` must name it.",
].join("\n");

const SESSION = {
  type: "apiKey",
  in: "cookie",
  name: "atrium_session",
  description: "Set by the reply of a call that signs in. Behind https its name is `__Host-atrium_session`.",
};

const REQUEST_ID = {
  name: "x-request-id",
  in: "header",
  required: true,
  description: "Random, one for each logical call. Attempts with the same id take effect once and get the same reply.",
  schema: jsonSchema(RequestId, "input"),
};

const ORIGIN = {
  name: "Origin",
  in: "header",
  required: true,
  description: "The site itself, as browsers write it: scheme, host and port.",
  schema: { type: "string", format: "uri", examples: ["https://meet.example.org"] },
};

const ECHO = {
  description: "The id of the call, or a random one if the request had none.",
  schema: { type: "string" },
};
const RETRY_AFTER = { description: "Seconds until the next try.", schema: { type: "integer", minimum: 0 } };

/** Codes of calls that any operation may answer with. */
const ANY_CALL = ["invalidRequest", "tooOftenAttempts"] as const;
const WITH_SESSION = ["unauthorized", "forbidden"] as const;

const codesOf = (operation: Operation): ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...refusalsOf(operation),
    ...ANY_CALL,
    ...(operation.subject === "public" ? [] : WITH_SESSION),
  ]),
];

function describe(operation: Operation): object {
  return {
    operationId: operation.name,
    summary: operation.says,
    description: NEEDS[operation.subject],
    tags: [operation.subject],
    parameters: ["requestId", "origin"].map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: { required: true, content: json(jsonSchema(operation.input, "input")) },
    responses: {
      200: {
        description: "The call was understood: it happened, or it was refused.",
        headers: HEADERS,
        content: json({
          oneOf: [body("success", jsonSchema(operation.success, "output")), ...codesOf(operation).map(ref)],
        }),
      },
      ...Object.fromEntries(
        Object.keys(FAULTS).map((status) => [status, { $ref: `#/components/responses/fault${status}` }]),
      ),
    },
  };
}

const NEEDS: Record<Operation["subject"], string> = {
  public: "Needs no session.",
  session: "Needs a session, which may be a guest's.",
  account: "Needs the session of a verified account.",
  team: "Needs a session and a role in the team.",
  space: "Needs a session and the right to see the space.",
  room: "Needs a session and the right to see the room.",
  folder: "Needs a session and the right to see the space.",
  person: "Needs a session and to share a team or a space with them.",
};

/** Answers to requests that are no calls, by status. */
const FAULTS: Record<string, { says: string; code: ErrorCode; headers?: object }> = {
  400: { says: "Invalid JSON, a missing or invalid x-request-id, or an invalid path.", code: "invalidRequest" },
  403: { says: "Not from a page of this site: see Origin.", code: "forbidden" },
  404: { says: "There is no such call, or the host is not one of this installation.", code: "invalidRequest" },
  405: { says: "Not a PUT.", code: "invalidRequest", headers: { allow: { schema: { const: "PUT" } } } },
  413: { says: "The body is larger than 256 KiB.", code: "invalidRequest" },
  415: { says: "The body is not sent as application/json.", code: "invalidRequest" },
  429: {
    says: "Too many requests from one network address.",
    code: "tooOftenAttempts",
    headers: { "retry-after": { $ref: "#/components/headers/retryAfter" } },
  },
  500: { says: "A fault of the server.", code: "unknownError" },
  503: {
    says: "The server is too busy, or the space is moving to another node. Retry with the same x-request-id.",
    code: "serverError",
    headers: { "retry-after": { $ref: "#/components/headers/retryAfter" } },
  },
};

const HEADERS = { "x-request-id": { $ref: "#/components/headers/requestId" } };

const faultResponses = (): object =>
  Object.fromEntries(
    Object.entries(FAULTS).map(([status, { says, code, headers }]) => [
      `fault${status}`,
      { description: says, ...(headers === undefined ? {} : { headers }), content: json(ref(code)) },
    ]),
  );

const ref = (code: ErrorCode) => ({ $ref: `#/components/schemas/${code}` });
const json = (schema: object) => ({ "application/json": { schema } });
const body = (key: string, value: object) => ({
  type: "object",
  properties: { [key]: value },
  required: [key],
  additionalProperties: false,
});

/** As a part of the document: OpenAPI names the dialect once, at the top. */
function jsonSchema(schema: z.ZodType, io: "input" | "output"): object {
  const { $schema: _, ...part } = z.toJSONSchema(schema, { io, unrepresentable: "any", override: plainTuple });
  return part;
}

/** Fuzzers cannot handle `prefixItems`: a tuple of equal parts becomes a list of fixed length. */
function plainTuple({ jsonSchema: part }: { jsonSchema: Record<string, unknown> }): void {
  const parts = part["prefixItems"];
  if (!Array.isArray(parts) || new Set(parts.map((one) => JSON.stringify(one))).size !== 1) return;
  delete part["prefixItems"];
  Object.assign(part, { items: parts[0] as unknown, minItems: parts.length, maxItems: parts.length });
}
