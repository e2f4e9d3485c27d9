import { RoomId } from "@atrium/contract";
import type { EventPlace } from "@atrium/contract";
import { foldSlug } from "../space/slug.ts";

/** What is written in an event where a link to its meeting may stand. */
export interface EventWords {
  /** Links of its conference, as the calendar itself keeps them. */
  conference: readonly string[];
  location: string;
  /** Without markup. */
  about: string;
}

/** A link ends where a sentence goes on. */
const LINK = /https?:\/\/[^\s<>"'\\]*[^\s<>"'\\.,;:!?)\]}]/gi;
/** `https://host/…` without a name and a password, which only lie about where it leads. */
const SAFE = /^https:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i;
/** Where people meet by a link; other links in a description lead to papers. */
const MEETS =
  /^https:\/\/(?:meet\.google\.com|(?:[\w-]+\.)?zoom\.us|teams\.(?:microsoft|live)\.com|(?:[\w-]+\.)?webex\.com|telemost\.yandex\.ru)\//i;

/**
 * Where an event takes place. A link to a space of this site counts wherever it is written, and before any other: who wrote
 * it means it, while calendars add a conference of their own by themselves. `siteUrl` has no slash at its end.
 */
export function placeOfEvent({ conference, location, about }: EventWords, siteUrl: string): EventPlace {
  const [inLocation, inAbout] = [linksIn(location), linksIn(about)];
  for (const link of [...inLocation, ...conference, ...inAbout]) {
    const space = spaceOf(link, siteUrl);
    if (space !== null) return space;
  }
  const outside = [...conference, ...inLocation, ...inAbout.filter((link) => MEETS.test(link))];
  const url = outside.find((link) => SAFE.test(link));
  return url === undefined ? { kind: "none" } : { kind: "outside", url };
}

/** What a calendar calls an event's place, on one line; empty if it is only a link. */
export const locationWords = (location: string): string =>
  location
    .replaceAll(LINK, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[\s,;()]+|(?<![\s,;()])[\s,;()]+$/g, "");

const linksIn = (text: string): string[] => text.match(LINK) ?? [];

function spaceOf(link: string, siteUrl: string): EventPlace | null {
  if (link.slice(0, siteUrl.length).toLowerCase() !== siteUrl.toLowerCase()) return null;
  const named = /^\/s\/(?<slug>[\w-]{3,50})\/?(?:\?(?<query>[^#]*))?(?:#.*)?$/.exec(link.slice(siteUrl.length))?.groups;
  if (named === undefined) return null;
  const room = RoomId.safeParse(/(?:^|&)room=([\w-]+)/.exec(named["query"] ?? "")?.[1]);
  return { kind: "space", slug: foldSlug(named["slug"] ?? ""), roomId: room.success ? room.data : null };
}
