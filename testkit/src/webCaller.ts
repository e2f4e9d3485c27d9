import { newId } from "@atrium/contract";
import type { InputOf, OperationName, Operations, RequestId, SuccessOf } from "@atrium/contract";

/** The answer to a call over HTTP. */
export type WebAnswer<Name extends OperationName> =
  | { code: "success"; value: SuccessOf<Operations[Name]> }
  | { code: string; value: null; detail: unknown };

/** A browser as far as calls need it: it keeps its cookies and sends its page's origin. */
export interface WebCaller {
  url: string;
  /** Its cookie header. */
  cookies(): string;
  /** The same browser with the same cookies, connected to another node of the installation. */
  at(url: string): WebCaller;
  call<Name extends OperationName>(name: Name, input: InputOf<Operations[Name]>): Promise<WebAnswer<Name>>;
  /** Like `call` when only success is expected; otherwise throws the code. */
  done<Name extends OperationName>(name: Name, input: InputOf<Operations[Name]>): Promise<SuccessOf<Operations[Name]>>;
}

/**
 * A caller without cookies at `url`; it keeps a session it is given. `address` is its network address as reported by a
 * proxy.
 */
export function createWebCaller(url: string, address?: string): WebCaller {
  return callerWith(url, new Map(), address);
}

/** `jar` holds the cookies by name. */
function callerWith(url: string, jar: Map<string, string>, address?: string): WebCaller {
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  async function call<Name extends OperationName>(name: Name, input: unknown): Promise<WebAnswer<Name>> {
    const response = await fetch(`${url}/api/${name}`, {
      method: "PUT",
      headers: {
        "content-type": "application/json",
        "x-request-id": newId<RequestId>(),
        origin: new URL(url).origin,
        cookie: cookies(),
        ...(address !== undefined && { "x-forwarded-for": address }),
      },
      body: JSON.stringify(input),
    });
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    const body = (await response.json()) as Record<string, unknown>;
    if ("success" in body) return { code: "success", value: body.success as SuccessOf<Operations[Name]> };
    const [code = "nothing", detail] = Object.entries(body)[0] ?? [];
    return { code, value: null, detail };
  }
  return {
    url,
    cookies,
    at: (other) => callerWith(other, jar, address),
    call,
    async done(name, input) {
      const answer = await call(name, input);
      if (answer.value === null) throw new Error(`${name} was refused: ${answer.code}`);
      return answer.value;
    },
  };
}

function keep(jar: Map<string, string>, setCookie: string): void {
  const [pair = ""] = setCookie.split(";");
  const at = pair.indexOf("=");
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
  if (value === "") jar.delete(name);
  else jar.set(name, value);
}
