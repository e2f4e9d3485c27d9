import type { AccountId, FoundMessage } from "@atrium/contract";
import { bestMatches } from "../../ui/palette/matching.ts";
import type { ActionModel } from "../actions/roomActions.ts";
import type { PersonModel } from "../people/personModel.ts";
import type { FaceModel, RoomRowModel } from "../panel/roomsPanelModel.ts";

/** A line of the Ctrl/Cmd+K palette. */
export type PaletteEntry =
  | ({ kind: "person"; id: string; label: string; person: PersonModel; run: () => void } & Writable)
  | ({ kind: "elsewhere"; id: string; label: string; person: ElsewhereModel; run: () => void } & Writable)
  | { kind: "room"; id: string; label: string; room: RoomRowModel; run: () => void }
  | { kind: "message"; id: string; label: string; found: FoundMessage; run: () => void }
  | { kind: "action"; id: string; label: string; action: Pick<ActionModel, "Icon" | "key">; run: () => void };

interface Writable {
  /** Opens the direct chat with them; null where there is none. */
  write: (() => void) | null;
}

/** Somebody in another room. */
export interface ElsewhereModel extends FaceModel {
  roomName: string;
}

export interface PaletteInput {
  people: readonly PersonModel[];
  /** Whoever is in other rooms. */
  elsewhere: readonly ElsewhereModel[];
  rooms: readonly RoomRowModel[];
  actions: readonly Pick<ActionModel, "id" | "label" | "Icon" | "run" | "key">[];
  goTo(person: PersonModel): void;
  /** Opens the card of somebody in another room. */
  show(person: ElsewhereModel): void;
  enter(room: RoomRowModel): void;
  /** Null where there are no direct chats. */
  write: ((accountId: AccountId) => void) | null;
}

/** The kind of a line, shown as its group's heading. */
export interface PaletteGroup {
  of: "people" | "rooms" | "actions" | "messages";
  entries: readonly PaletteEntry[];
}

const GROUP_OF = {
  person: "people",
  elsewhere: "people",
  room: "rooms",
  action: "actions",
  message: "messages",
} as const;

/** The best match comes first, followed by all of its kind. */
export function paletteGroups(entries: readonly PaletteEntry[]): readonly PaletteGroup[] {
  const kinds = [...new Set(entries.map(({ kind }) => GROUP_OF[kind]))];
  return kinds.map((of) => ({ of, entries: entries.filter(({ kind }) => GROUP_OF[kind] === of) }));
}

/** What matches, best first. */
export const paletteEntries = (typed: string, input: PaletteInput): readonly PaletteEntry[] =>
  bestMatches(typed, allEntries(input));

/** Shorter queries match too many messages. */
const LEAST_SIGNS = 2;
const MOST_MESSAGES = 3;

/** The query for messages; null where it is too short. */
export const wordsToFind = (typed: string): string | null => (typed.trim().length < LEAST_SIGNS ? null : typed.trim());

/** The first messages that hold what was typed, behind everything else. */
export const messageEntries = (
  found: readonly FoundMessage[],
  open: (message: FoundMessage) => void,
): readonly PaletteEntry[] =>
  found
    .slice(0, MOST_MESSAGES)
    .map((each) => ({ kind: "message", id: each.id, label: each.excerpt, found: each, run: () => open(each) }));

function allEntries({ people, elsewhere, rooms, actions, goTo, show, enter, write }: PaletteInput): PaletteEntry[] {
  const named = (person: FaceModel) => ({
    id: person.accountId,
    label: person.name,
    write: write === null ? null : () => write(person.accountId),
  });
  return [
    ...people
      .filter((person) => !person.isMe)
      .map((person) => ({ kind: "person", ...named(person), person, run: () => goTo(person) }) as const),
    ...rooms
      .filter((room) => room.mayEnter)
      .map((room) => ({ kind: "room", id: room.roomId, label: room.name, room, run: () => enter(room) }) as const),
    ...actions.flatMap((action) => {
      const { id, label, run } = action;
      return run === null ? [] : [{ kind: "action", id, label, action, run } as const];
    }),
    ...elsewhere.map((person) => ({ kind: "elsewhere", ...named(person), person, run: () => show(person) }) as const),
  ];
}
