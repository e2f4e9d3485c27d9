import { newId } from "@atrium/contract";
import type { InputOf, OperationName, Operations, RequestId, SuccessOf } from "@atrium/contract";
import { rawRequest } from "./rawRequest.ts";
import type { RawAnswer } from "./rawRequest.ts";

export interface BrowserOptions {
  port: number;
  /** The site as the browser knows it; the loopback address by default. */
  origin?: string;
  /** The network address a trusted proxy reports. */
  address?: string;
  userAgent?: string;
  cookies?: ReadonlyMap<string, string>;
}

/** A reply: status 200 and a success, or the code and detail of a refusal. */
export interface BrowserAnswer<Name extends OperationName> {
  status: number;
  code: string;
  value: SuccessOf<Operations[Name]> | null;
  detail: unknown;
  setCookies: readonly string[];
  /** Seconds to wait before trying again, if a header says so. */
  retryAfterS: number | null;
}

/** A browser as the server sees it: cookies, origin, address. Each call has its given request id or a new one. */
export interface TestBrowser {
  cookies: Map<string, string>;
  call<Name extends OperationName>(
    name: Name,
    input: InputOf<Operations[Name]>,
    requestId?: RequestId,
  ): Promise<BrowserAnswer<Name>>;
  /** Another browser with the same cookies. */
  copy(): TestBrowser;
}

/** A browser that talks to a program on loopback. */
export function createTestBrowser(options: BrowserOptions): TestBrowser {
  const cookies = new Map(options.cookies);
  const origin = options.origin ?? `http://127.0.0.1:${options.port}`;
  return {
    cookies,
    async call(name, input, requestId = newId<RequestId>()) {
      const answer = await rawRequest(options.port, `/api/${name}`, {
        method: "PUT",
        headers: headersOf({ ...options, origin }, cookies, requestId),
        body: JSON.stringify(input),
      });
      keepCookies(cookies, answer);
      return readAnswer(answer);
    },
    copy: () => createTestBrowser({ ...options, cookies }),
  };
}

function headersOf(
  { origin, address, userAgent }: BrowserOptions & { origin: string },
  cookies: ReadonlyMap<string, string>,
  requestId: string,
): Record<string, string> {
  return {
    host: new URL(origin).host,
    origin,
    "content-type": "application/json",
    "x-request-id": requestId,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    ...(userAgent === undefined ? {} : { "user-agent": userAgent }),
    ...(address === undefined ? {} : { "x-forwarded-for": address }),
  };
}

function keepCookies(cookies: Map<string, string>, answer: RawAnswer): void {
  for (const line of answer.headers["set-cookie"] ?? []) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === "") cookies.delete(name);
    else cookies.set(name, value);
  }
}

function readAnswer<Name extends OperationName>({ status, headers, text }: RawAnswer): BrowserAnswer<Name> {
  const body = JSON.parse(text) as Record<string, unknown>;
  const [code = "nothing", detail] = Object.entries(body)[0] ?? [];
  const value = code === "success" ? (detail as SuccessOf<Operations[Name]>) : null;
  const wait = headers["retry-after"];
  const retryAfterS = wait === undefined ? null : Number(wait);
  return { status, code, value, detail, setCookies: headers["set-cookie"] ?? [], retryAfterS };
}
