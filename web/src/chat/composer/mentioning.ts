import type { ChatAuthor } from "@atrium/contract";
import { nameInMention, type NamedRoom } from "@atrium/rules";

/** A mention being typed: `@`, or `#` for a room, and part of a name, up to the caret. */
export interface BegunMention {
  sign: "@" | "#";
  /** Position of its sign. */
  from: number;
  /** Position of the caret. */
  to: number;
  find: string;
}

/** A person to choose, everybody, or a room. */
export type MentionChoice =
  | { kind: "person"; person: ChatAuthor; name: string }
  | { kind: "everyone"; name: string }
  | { kind: "room"; room: NamedRoom; name: string };

/** At the start of a word, and up to three words: anything longer is not a name. */
const BEGUN = /(?:^|[\s(])(?<sign>[@#])(?<find>[^\s@#<>]{0,30}(?: [^\s@#<>]{1,30}){0,2})$/u;
const MOST_CHOICES = 6;
/** Limits the suggestions, however many people share a name. */
const ROOMS_SHOWN = 2;

export function begunMention(text: string, caret: number): BegunMention | null {
  const { sign, find } = BEGUN.exec(text.slice(0, caret))?.groups ?? {};
  if (find === undefined) return null;
  return { sign: sign === "#" ? "#" : "@", from: caret - find.length - 1, to: caret, find };
}

interface Asked {
  find: string;
  /** The word for everybody; null if they cannot be mentioned. */
  everyone: string | null;
  rooms?: readonly NamedRoom[];
}

/**
 * People with a word in their name that starts with the query, best matches first; everybody if allowed; then rooms,
 * which always get a share of the suggestions.
 */
export function mentionChoices(people: readonly ChatAuthor[], { find, everyone, rooms = [] }: Asked): MentionChoice[] {
  const begins = (name: string) => name.toLocaleLowerCase().startsWith(find.toLocaleLowerCase());
  const fitting = <Choice extends MentionChoice>(choices: Choice[]) =>
    choices
      .filter(({ name }) => name !== "" && (begins(name) || name.split(/\s+/u).some(begins)))
      .toSorted((a, b) => Number(begins(b.name)) - Number(begins(a.name)));
  const persons = people.map((person) => ({ kind: "person" as const, person, name: nameInMention(person.name) }));
  const places = rooms.map((room) => ({ kind: "room" as const, room, name: nameInMention(room.name) }));
  const all = everyone !== null && begins(everyone) ? [{ kind: "everyone" as const, name: everyone }] : [];
  const found = fitting(places);
  const left = MOST_CHOICES - all.length;
  const shown = fitting(persons).slice(0, left - Math.min(ROOMS_SHOWN, found.length));
  return [...shown, ...all, ...found.slice(0, left - shown.length)];
}

/** Replaces the typed part by the whole name. */
export function withChosen(text: string, { to }: BegunMention, { kind, name }: MentionChoice): string {
  return `${kind === "room" ? "#" : "@"}${name}${text.startsWith(" ", to) ? "" : " "}`;
}
