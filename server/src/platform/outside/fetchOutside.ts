// Fetches a URL that anybody who can write to us has named: the request must reach nothing that only we can reach
// (SSRF), and cost little.
//
// Every step (the URL and each redirect) is checked again: scheme, name, port, and every address the name resolves to.
// The connection goes to exactly these addresses, not to the result of a second lookup (DNS rebinding).
import { get as getPlain } from "node:http";
import type { IncomingMessage } from "node:http";
import { get as getSecure } from "node:https";
import { isIP } from "node:net";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./publicAddress.ts";

export interface Found {
  /** The final URL, after redirects. */
  url: string;
  contentType: string;
  /** The beginning of the body. */
  body: Uint8Array;
}
/** `noAnswer`: the name could not be resolved either way, because no name server answered. */
export type Fetched = Found | "none" | "noAnswer";

/** What to request, and how much of it at most. */
export interface Wanted {
  accept: string;
  type: RegExp;
  /** The user agent: our name, and why we make the request. */
  agent: string;
  mostBytes: number;
  withinMs: number;
}

export interface FetchNeeds {
  /** The addresses of a name; null if no name server answered. */
  addresses: (name: string) => Promise<readonly string[] | null>;
  /** Default: no host is ours. What only we may see of our own site must not be fetched for others. */
  isOwnHost?: ((host: string) => boolean) | undefined;
  /** Default: public addresses, at the usual ports. */
  mayReach?: ((end: { address: string; port: number }) => boolean) | undefined;
}

const MOST_HEADER_BYTES = 16 * 1024;
const MOST_REDIRECTS = 3;
const MOST_URL_UNITS = 2000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PORTS: Record<string, number> = { "http:": 80, "https:": 443 };

/** What is at a URL, after a few redirects at most, within the time limit. */
export async function fetchOutside(needs: FetchNeeds, address: string, wanted: Wanted): Promise<Fetched> {
  const signal = AbortSignal.timeout(wanted.withinMs);
  let at = mayAsk(needs, address);
  try {
    for (let step = 0; at !== null && step <= MOST_REDIRECTS; step += 1) {
      const addresses = await within(signal, needs.addresses(at.hostname));
      if (addresses === null) return "noAnswer";
      if (!areReachable(needs, at, addresses)) return "none";
      const answer = await ask(at, wanted, { lookup: pinnedTo(addresses), signal });
      if (!(answer instanceof URL)) return answer;
      at = mayAsk(needs, answer.href);
    }
  } catch {
    // Whatever a foreign server does wrong, the result is that there is nothing.
  }
  return "none";
}

/** Only host names with a dot: a URL with a numeric address means a machine, not a page. */
function mayAsk({ isOwnHost }: FetchNeeds, address: string): URL | null {
  const url = address.length <= MOST_URL_UNITS ? URL.parse(address) : null;
  if (url === null || PORTS[url.protocol] === undefined || url.username !== "" || url.password !== "") return null;
  const { hostname } = url;
  if (isOwnHost?.(url.host.replace(/\.(?=:|$)/, "")) === true) return null;
  return isIP(hostname.replaceAll(/[[\]]/g, "")) === 0 && /[^.]\.[^.]/.test(hostname) ? url : null;
}

function areReachable({ mayReach = isPublicEnd }: FetchNeeds, url: URL, addresses: readonly string[]): boolean {
  const port = url.port === "" ? (PORTS[url.protocol] ?? 0) : Number(url.port);
  return addresses.length > 0 && addresses.every((address) => mayReach({ address, port }));
}

const isPublicEnd = ({ address, port }: { address: string; port: number }): boolean =>
  isPublicAddress(address) && Object.values(PORTS).includes(port);

interface Way {
  lookup: LookupFunction;
  signal: AbortSignal;
}

/** The response, or the URL it redirects to. */
async function ask(url: URL, wanted: Wanted, way: Way): Promise<Found | URL | "none"> {
  const get = url.protocol === "https:" ? getSecure : getPlain;
  const asked = { accept: wanted.accept, "accept-encoding": "identity", "user-agent": wanted.agent };
  const options = { agent: false, headers: asked, maxHeaderSize: MOST_HEADER_BYTES, ...way };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, options, resolve).on("error", reject);
  });
  const { statusCode = 0, headers } = response;
  const contentType = headers["content-type"] ?? "";
  const isPlain = (headers["content-encoding"] ?? "identity") === "identity";
  try {
    if (REDIRECTS.has(statusCode)) return URL.parse(headers.location ?? "", url) ?? "none";
    if (statusCode !== 200 || !wanted.type.test(contentType) || !isPlain) return "none";
    return { url: url.href, contentType, body: await beginningOf(response, wanted.mostBytes) };
  } finally {
    response.destroy();
  }
}

async function beginningOf(response: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Uint8Array>) {
    parts.push(part);
    size += part.length;
    if (size >= mostBytes) break;
  }
  return Buffer.concat(parts).subarray(0, mostBytes);
}

/** A lookup that always returns these addresses, whatever the name resolves to by now. */
const pinnedTo = (addresses: readonly string[]): LookupFunction => {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, { all }, done) => {
    const [first] = found;
    if (all === true) done(null, found);
    else done(null, first?.address ?? "", first?.family);
  };
};

function within<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, late]);
}
