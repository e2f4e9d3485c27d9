import type { AccountId, FoundMessage, TextRange } from "@atrium/contract";
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

/** What lines have in common, as its heading says. */
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

/** Whatever matches best leads, with all of its kind behind it. */
export function paletteGroups(entries: readonly PaletteEntry[]): readonly PaletteGroup[] {
  const kinds = [...new Set(entries.map(({ kind }) => GROUP_OF[kind]))];
  return kinds.map((of) => ({ of, entries: entries.filter(({ kind }) => GROUP_OF[kind] === of) }));
}

const MOST_SHOWN = 12;

/** What matches, best first: names that begin with what was typed before names that hold it. All when nothing is typed. */
export function paletteEntries(typed: string, input: PaletteInput): readonly PaletteEntry[] {
  const wanted = plain(typed.trim());
  return allEntries(input)
    .map((entry) => ({ entry, rank: rank(plain(entry.label), wanted) }))
    .filter(({ rank: found }) => found !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .slice(0, MOST_SHOWN)
    .map(({ entry }) => entry);
}

/** Fewer letters say nothing of what somebody wrote. */
const LEAST_SIGNS = 2;
const MOST_MESSAGES = 3;

/** What is typed is looked for in messages too; null where it says too little. */
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

/** Where in a label what was typed stands: as it is ranked, at the beginning of a word before anywhere else. */
export function labelHits(label: string, typed: string): readonly TextRange[] {
  const wanted = plain(typed.trim());
  if (wanted === "") return [];
  const signs = Array.from(label, plain);
  const bare = signs.join("");
  const ofWord = bare.startsWith(wanted) ? 0 : bare.indexOf(` ${wanted}`) + 1;
  const begin = ofWord > 0 || bare.startsWith(wanted) ? ofWord : bare.indexOf(wanted);
  return begin < 0 ? [] : [{ from: placeOf(label, signs, begin), to: placeOf(label, signs, begin + wanted.length) }];
}

/** The place in a label of a place in its plain form, whose signs may be longer or shorter. */
function placeOf(label: string, signs: readonly string[], place: number): number {
  let passed = 0;
  let at = 0;
  for (const [index, sign] of Array.from(label).entries()) {
    if (passed >= place) break;
    passed += signs[index]?.length ?? 0;
    at += sign.length;
  }
  return at;
}

/** 0 when the name begins with it, 1 when a word of it does, 2 when it is anywhere inside, null when it is not. */
function rank(label: string, wanted: string): number | null {
  if (label.startsWith(wanted)) return 0;
  if (label.includes(` ${wanted}`)) return 1;
  return label.includes(wanted) ? 2 : null;
}

/** Lower case without accents, so that "tomas" finds "Tomás" and "елка" finds "Ёлка". */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
