// Mentions. In stored text they are <@id name>, for everybody <@everyone>; people write and read `@` and the name. Like
// every other mark it is text: anything that is not exactly a mention stays as it is.
import type { AccountId } from "@atrium/contract";
import { plainRooms, type NamedRoom } from "./roomMentions.ts";

/** The person a written name refers to. */
export interface Named {
  accountId: AccountId;
  name: string;
}

const MENTION = /<@(?:everyone|(?<id>[\w-]{21}) (?<name>[^<>\n]{1,60}))>/gu;
/** A truncated mention at the end of an excerpt. */
const CUT = /<[@#](?:[\w-]{0,20}|[\w-]{21} [^<>\n]{0,60})$/u;

/** Whom a message mentions. */
export function mentionsIn(content: string): { people: Named[]; everyone: boolean } {
  const people: Named[] = [];
  let everyone = false;
  for (const { groups = {} } of content.matchAll(MENTION)) {
    const named = namedIn(groups);
    if (named === null) everyone = true;
    else people.push(named);
  }
  return { people, everyone };
}

/** Whether a message mentions somebody, by name or as part of everybody. */
export function isMentioned(content: string, accountId: AccountId | null): boolean {
  const { people, everyone } = mentionsIn(content);
  return everyone || people.some((named) => named.accountId === accountId);
}

/** A message as people read it: names instead of marks. `everyone` is the reader's word for everybody. */
export const plainMentions = (content: string, everyone: string): string =>
  plainRooms(content)
    .replaceAll(MENTION, (...found) => `@${namedIn(groupsOf(found))?.name ?? everyone}`)
    .replace(CUT, "");

/** Turns invalid mentions of a message into plain text. */
export const withMentions = (content: string, holds: (named: Named | "everyone") => boolean): string =>
  content.replaceAll(MENTION, (...found) => {
    const named = namedIn(groupsOf(found));
    return holds(named ?? "everyone") ? found[0] : `@${named?.name ?? "everyone"}`;
  });

interface Chosen {
  people: readonly Named[];
  rooms?: readonly NamedRoom[];
  /** Null for authors who may not use it. */
  everyone: string | null;
}

/** Turns the names of chosen people and rooms in typed text into mentions. */
export function asContent(written: string, { people, rooms = [], everyone }: Chosen): string {
  const marks = new Map<string, string>();
  const add = (sign: "@" | "#", id: string, name: string) => {
    const said = nameInMention(name);
    if (said !== "") marks.set(`${sign}${said}`, `<${sign}${id} ${said}>`);
  };
  for (const { accountId, name } of people) add("@", accountId, name);
  for (const { roomId, name } of rooms) add("#", roomId, name);
  if (everyone !== null) marks.set(`@${everyone}`, "<@everyone>");
  const names = [...marks.keys()].toSorted((a, b) => b.length - a.length);
  if (names.length === 0) return written;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${names.map(literal).join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return written.replaceAll(pattern, (whole, name: string) => marks.get(name) ?? whole);
}

function namedIn(groups: Record<string, string | undefined>): Named | null {
  const { id, name } = groups;
  return id === undefined || name === undefined ? null : { accountId: id as AccountId, name };
}

/** `replaceAll` passes the named groups last. */
const groupsOf = (found: unknown[]) => (found.at(-1) ?? {}) as Record<string, string | undefined>;

/** A name as written in a mention. */
export const nameInMention = (name: string): string => name.replaceAll(/[<>\n]/gu, "").trim();
const literal = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
