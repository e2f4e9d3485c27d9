import { RoomId } from "@atrium/contract";
import type { EventPlace } from "@atrium/contract";
import { foldSlug } from "../space/slug.ts";

/** The texts of an event that may contain a link to its meeting. */
export interface EventWords {
  /** Links of its conference, as the calendar stores them. */
  conference: readonly string[];
  location: string;
  /** Without markup. */
  about: string;
}

/** Punctuation at the end of a link belongs to the sentence. */
const LINK = /https?:\/\/[^\s<>"'\\]*[^\s<>"'\\.,;:!?)\]}]/gi;
/** `https://host/…` without a name and a password, which would disguise where it leads. */
const SAFE = /^https:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i;
/** Hosts of meetings; other links in a description lead to documents. */
const MEETS =
  /^https:\/\/(?:meet\.google\.com|(?:[\w-]+\.)?zoom\.us|teams\.(?:microsoft|live)\.com|(?:[\w-]+\.)?webex\.com|telemost\.yandex\.ru)\//i;

/**
 * Where an event takes place. A link to a space of this site is preferred, wherever it is written: somebody wrote it on
 * purpose, while calendars add a conference by themselves. `siteUrl` has no slash at its end.
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

/** The location text of an event, on one line; empty if it is only a link. */
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
