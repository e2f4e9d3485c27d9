import type { AccountId } from "@atrium/contract";
import { isHeardAt, type Whereabouts } from "../people/earshot.ts";
import type { PersonModel } from "../people/personModel.ts";

export interface ListedPerson {
  person: PersonModel;
  /** Null if distance does not matter, or is unknown. */
  where: Whereabouts | null;
  /** Their voice reaches me. */
  isHeard: boolean;
}

/** People who are heard alike. */
export interface ListGroup {
  id: "next" | "near" | "far" | "everybody";
  people: readonly ListedPerson[];
}

interface GroupsInput {
  people: readonly PersonModel[];
  where: ReadonlyMap<AccountId, Whereabouts>;
  /** Voices fade with distance. */
  fades: boolean;
  /** The search text; empty for all. */
  find: string;
}

/**
 * The others of a room, grouped by how they are heard, in the given order: walking moves only the walker's line. Groups
 * without people are left out.
 */
export function listGroups({ people, where, fades, find }: GroupsInput): readonly ListGroup[] {
  const wanted = find.trim().toLocaleLowerCase();
  const listed = people
    .filter(({ isMe, name }) => !isMe && name.toLocaleLowerCase().includes(wanted))
    .map((person) => {
      const at = where.get(person.accountId);
      return { person, where: fades ? (at ?? null) : null, isHeard: !fades || isHeardAt(person, at) };
    });
  const ids = fades ? (["next", "near", "far"] as const) : (["everybody"] as const);
  return ids
    .map((id) => ({ id, people: listed.filter((each) => id === "everybody" || groupOf(each) === id) }))
    .filter((group) => group.people.length > 0);
}

function groupOf({ where, isHeard }: ListedPerson): "next" | "near" | "far" {
  if (where?.heard === "full") return "next";
  return isHeard ? "near" : "far";
}

/** The nearest person who speaks and is heard. */
export const talkingOf = (groups: readonly ListGroup[], speaking: ReadonlySet<AccountId>): ListedPerson | null =>
  groups
    .flatMap((group) => group.people)
    .find(({ person, isHeard }) => isHeard && !person.audioMuted && speaking.has(person.accountId)) ?? null;
