import type { ChatAuthor } from "@atrium/contract";
import { nameInMention } from "@atrium/rules";

/** A mention being typed: `@` and part of a name, up to the caret. */
export interface BegunMention {
  /** Position of its `@`. */
  from: number;
  /** Position of the caret. */
  to: number;
  find: string;
}

/** A person to choose, or everybody. */
export type MentionChoice = { kind: "person"; person: ChatAuthor; name: string } | { kind: "everyone"; name: string };

/** At the start of a word, and up to three words: anything longer is no name. */
const BEGUN = /(?:^|[\s(])@(?<find>[^\s@<>]{0,30}(?: [^\s@<>]{1,30}){0,2})$/u;
const MOST_CHOICES = 6;

export function begunMention(text: string, caret: number): BegunMention | null {
  const find = BEGUN.exec(text.slice(0, caret))?.groups?.["find"];
  return find === undefined ? null : { from: caret - find.length - 1, to: caret, find };
}

/** People with a word in their name that starts with the query, best matches first; everybody if allowed. */
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

/** Replaces the typed part by the whole name; returns the new text and caret. */
export function withChosen(text: string, { from, to }: BegunMention, name: string): { text: string; caret: number } {
  const rest = text.slice(to);
  const before = `${text.slice(0, from)}@${name}${rest.startsWith(" ") ? "" : " "}`;
  return { text: before + rest, caret: before.length + (rest.startsWith(" ") ? 1 : 0) };
}
