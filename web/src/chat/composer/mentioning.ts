import type { ChatAuthor } from "@atrium/contract";
import { nameInMention } from "@atrium/rules";

/** A mention that somebody has begun: `@` and some of a name, up to where they write. */
export interface BegunMention {
  /** Where its `@` stands. */
  from: number;
  /** Where they write. */
  to: number;
  find: string;
}

/** Somebody to choose, or everybody. */
export type MentionChoice = { kind: "person"; person: ChatAuthor; name: string } | { kind: "everyone"; name: string };

/** At the beginning of a word, and names of up to three words: what is longer is no name any more. */
const BEGUN = /(?:^|[\s(])@(?<find>[^\s@<>]{0,30}(?: [^\s@<>]{1,30}){0,2})$/u;
const MOST_CHOICES = 6;

export function begunMention(text: string, caret: number): BegunMention | null {
  const find = BEGUN.exec(text.slice(0, caret))?.groups?.["find"];
  return find === undefined ? null : { from: caret - find.length - 1, to: caret, find };
}

/** Those with a word in their name that begins so, whose name begins so first; everybody where they may be called. */
export function mentionChoices(
  people: readonly ChatAuthor[],
  { find, everyone }: { find: string; everyone: string | null },
): MentionChoice[] {
  const wanted = find.toLocaleLowerCase();
  const begins = (name: string) => name.toLocaleLowerCase().startsWith(wanted);
  const named = people.map((person) => ({ kind: "person" as const, person, name: nameInMention(person.name) }));
  const fitting = named.filter(({ name }) => name !== "" && (begins(name) || name.split(/\s+/u).some(begins)));
  const inOrder = fitting.toSorted((a, b) => Number(begins(b.name)) - Number(begins(a.name)));
  const all = everyone !== null && begins(everyone) ? [{ kind: "everyone" as const, name: everyone }] : [];
  return [...inOrder.slice(0, MOST_CHOICES - all.length), ...all];
}

/** The text with the whole name in place of what was begun, and where one goes on. */
export function withChosen(text: string, { from, to }: BegunMention, name: string): { text: string; caret: number } {
  const rest = text.slice(to);
  const before = `${text.slice(0, from)}@${name}${rest.startsWith(" ") ? "" : " "}`;
  return { text: before + rest, caret: before.length + (rest.startsWith(" ") ? 1 : 0) };
}
