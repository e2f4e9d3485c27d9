import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState, type KeyboardEvent, type RefObject } from "react";
import type { Named, NamedRoom } from "@atrium/rules";
import { queries } from "../../platform/data/queries.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import type { ChatPort } from "../engine/chatPort.ts";
import { begunMention, mentionChoices, withChosen, type MentionChoice } from "./mentioning.ts";
import { typeIn } from "./typeIn.ts";
import { chatTexts } from "../texts.ts";

interface MentioningInput {
  port: Pick<ChatPort, "key" | "people" | "rooms">;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  setText: (text: string, named?: Named | NamedRoom) => void;
  /** May mention everybody. */
  mayCallAll: boolean;
}

export interface Mentioning {
  /** Empty: nothing is being mentioned. */
  choices: readonly MentionChoice[];
  active: number;
  idOf: (index: number) => string;
  choose: (choice: MentionChoice) => void;
  /** The current caret; null if the field has no focus. */
  caretAt: (caret: number | null) => void;
  /** Returns whether the key was handled. */
  onKey: (event: KeyboardEvent) => boolean;
}

const FRESH_MS = 5_000;

/** Suggests people and rooms to mention after an `@`, rooms alone after a `#`. */
export function useMentioning({ port, field, text, setText, mayCallAll }: MentioningInput): Mentioning {
  const listId = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [pointed, setPointed] = useState({ find: "", index: 0 });
  /** The sign for which the user dismissed the suggestions. */
  const [left, setLeft] = useState<number | null>(null);
  const begun = caret === null ? null : begunMention(text, caret);
  const find = begun === null || begun.from === left ? null : begun.find;
  const choices = useChoices(port, { find, mayCallAll, onlyRooms: begun?.sign === "#" });
  const active = pointed.find === find ? Math.min(pointed.index, choices.length - 1) : 0;
  const choose = (choice: MentionChoice) => {
    const element = field.current;
    if (begun === null || element === null) return;
    const piece = withChosen(text, begun, choice);
    typeIn(element, begun, piece);
    setText(element.value, namedBy(choice));
    setLeft(begun.from);
    // Typing continues after the existing space.
    const next = begun.from + piece.length + (piece.endsWith(" ") ? 0 : 1);
    element.setSelectionRange(next, next);
    setCaret(next);
  };
  const point = (step: number) =>
    setPointed({ find: find ?? "", index: (active + step + choices.length) % choices.length });
  const leave = () => setLeft(begun?.from ?? null);
  return {
    choices,
    active,
    idOf: (index) => `${listId}-${index}`,
    choose,
    caretAt(at) {
      if (begun === null) setLeft(null);
      setCaret(at);
    },
    onKey: (event) => actByKey(event, choices[active], { choose, point, leave }),
  };
}

interface Asked {
  /** The start of their names; null for no search. */
  find: string | null;
  mayCallAll: boolean;
  onlyRooms: boolean;
}

function namedBy(choice: MentionChoice): Named | NamedRoom | undefined {
  if (choice.kind === "person") return { accountId: choice.person.accountId, name: choice.name };
  return choice.kind === "room" ? choice.room : undefined;
}

function useChoices(port: MentioningInput["port"], { find, mayCallAll, onlyRooms }: Asked): MentionChoice[] {
  const say = useTexts(chatTexts);
  const { data } = useQuery(
    {
      queryKey: ["mentionable", port.key, find],
      queryFn: () => port.people(find ?? ""),
      enabled: find !== null && !onlyRooms,
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
    },
    queries,
  );
  if (find === null) return [];
  const everyone = mayCallAll && !onlyRooms ? say("mentionAll") : null;
  return mentionChoices(onlyRooms ? [] : (data ?? []), { find, everyone, rooms: port.rooms() });
}

interface KeyActs {
  choose: (choice: MentionChoice) => void;
  point: (step: number) => void;
  leave: () => void;
}

/** Returns whether the key was handled. */
function actByKey(event: KeyboardEvent, active: MentionChoice | undefined, { choose, point, leave }: KeyActs): boolean {
  if (active === undefined || event.shiftKey) return false;
  const acts: Record<string, () => void> = {
    ArrowDown: () => point(1),
    ArrowUp: () => point(-1),
    Enter: () => choose(active),
    Tab: () => choose(active),
    Escape: leave,
  };
  const act = acts[event.key];
  if (act === undefined) return false;
  event.preventDefault();
  event.stopPropagation();
  act();
  return true;
}
