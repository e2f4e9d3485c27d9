// Checks for values of settings. Each says in words what it expects.
import { isIP } from "node:net";
import { z } from "zod";

const text = (pattern: RegExp, expects: string) => z.string().regex(pattern, `must be ${expects}`);
export const port = text(/^\d{1,5}$/, "a port number, 0 to 65535").refine(
  (value) => Number(value) <= 65_535,
  "must be a port number, 0 to 65535",
);
export const workers = text(/^([1-9]|[12]\d|3[0-2])$/, "a number from 1 to 32");
export const url = (protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address with ${protocols.join(" or ")}//`,
    );
/** The URL of a whole site: paths are appended to it. */
export const site = url(["https:", "http:"]).regex(
  /^[a-z]+:\/\/[^/?#@\\]+\/?$/,
  "must be an address without path, query and user",
);
const list = text(/^[^\s,]+(\s*,\s*[^\s,]+)*$/, "a list separated by commas");
export const addresses = list.refine(
  (value) => entriesOf(value).every((entry) => isIP(entry) !== 0),
  "must be IP addresses",
);
export const networks = list.refine((value) => entriesOf(value).every(isNetwork), "must be IP addresses or networks");
export const nameServers = list.refine(
  (value) => entriesOf(value).every((entry) => isIP(entry) !== 0 || isIP(entry.replace(/:\d{1,5}$/, "")) === 4),
  "must be IP addresses, with a port where it is not 53",
);
/** URLs that a browser's connection accepts (RFC 7064, RFC 7065): on any other it throws, and there is no media at all. */
export const relays = list.refine(
  (value) => entriesOf(value).every(isRelay),
  "must be addresses like stun:stun.example.org or turn:turn.example.org:3478?transport=udp",
);
/** Codes of languages (ISO 639). */
export const languages = list.refine(
  (value) => entriesOf(value).every((entry) => LANGUAGE.test(entry)),
  "must be codes of languages, for example en,ru",
);
/** A WebSocket address for each language. */
export const recognisers = list.refine(
  (value) => entriesOf(value).every(isRecogniser),
  "must be a language and an address each, for example en=ws://10.0.0.8:2700",
);
/** `name:port` or `10.0.0.9:3310`. */
export const hostAndPort = text(/^[\w.-]+:\d{1,5}$/, "a host and a port, for example 10.0.0.9:3310");
export const oneOf = (values: readonly string[]) =>
  z.string().refine((value) => values.includes(value), `must be one of ${values.join(", ")}`);
export const secretOf = (characters: number) =>
  z
    .string()
    .min(characters, `must have at least ${characters} characters`)
    .refine((value) => !isSample(value), "must not be a sample or a word again and again");
export const secret = secretOf(32);

/** The entries of a comma-separated list. */
export const entriesOf = (list: string): string[] =>
  list
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

const LANGUAGE = /^[a-z]{2,3}$/;

function isRecogniser(entry: string): boolean {
  const [language, address] = atFirst(entry, "=");
  // A WebSocket cannot be opened at an address with a fragment.
  const isSocket = /^wss?:$/.test(URL.parse(address)?.protocol ?? "") && !address.includes("#");
  return LANGUAGE.test(language) && isSocket;
}

/** What stands before and after a sign. */
export function atFirst(text: string, sign: string): [before: string, after: string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + sign.length)];
}

function isRelay(entry: string): boolean {
  const found = RELAY.exec(entry);
  return found !== null && Number(found.groups?.["port"] ?? 0) <= 65_535;
}

const RELAY = /^(stuns?:(?!.*\?)|turns?:)([\w.-]+|\[[\da-fA-F:.]+\])(:(?<port>\d{1,5}))?(\?transport=(udp|tcp))?$/;

function isNetwork(entry: string): boolean {
  const [address = "", prefix = "0", ...rest] = entry.split("/");
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}

/** Whether it looks like an example: known sample words, one text repeated, or fewer than eight distinct characters. */
function isSample(value: string): boolean {
  return SAMPLES.test(value) || /^(.+?)\1+$/.test(value) || new Set(value).size < 8;
}

const SAMPLES =
  /change.?me|example|sample|placeholder|(your|my|super|top).?secret|secret.?key|password|devkey|insecure|qwerty|012345678|123456789|abcdefghi/i;
export const tagManager = z.string().regex(/^GTM-[A-Za-z0-9]{1,20}$/, "must be a container's id, as GTM-ABC123");
export const domain = z.hostname("must be a domain, as teams.example.org");
export const emailAddresses = list.refine(
  (value) => entriesOf(value).every((entry) => z.email().safeParse(entry).success),
  "must be addresses, as help@example.org",
);
export const emailAddress = z.email("must be an address, as help@example.org");
export const formId = z.string().regex(/^[\da-f-]{36}$/i, "must be the id of a form");
