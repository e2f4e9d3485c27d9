import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState, type KeyboardEvent, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { Named } from "@atrium/rules";
import { queries } from "../../platform/data/queries.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import type { ChatPort } from "../engine/chatPort.ts";
import { begunMention, mentionChoices, withChosen, type MentionChoice } from "./mentioning.ts";
import { chatTexts } from "../texts.ts";

interface MentioningInput {
  port: Pick<ChatPort, "key" | "people">;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  setText: (text: string, named?: Named) => void;
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

/** Suggests people to mention after an `@`. */
export function useMentioning({ port, field, text, setText, mayCallAll }: MentioningInput): Mentioning {
  const listId = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [pointed, setPointed] = useState({ find: "", index: 0 });
  /** The `@` for which the user dismissed the suggestions. */
  const [left, setLeft] = useState<number | null>(null);
  const begun = caret === null ? null : begunMention(text, caret);
  const find = begun === null || begun.from === left ? null : begun.find;
  const choices = useChoices(port, { find, mayCallAll });
  const active = pointed.find === find ? Math.min(pointed.index, choices.length - 1) : 0;
  const choose = (choice: MentionChoice) => {
    if (begun === null) return;
    const next = withChosen(text, begun, choice.name);
    const named = choice.kind === "person" ? { accountId: choice.person.accountId, name: choice.name } : undefined;
    flushSync(() => {
      setText(next.text, named);
      setLeft(begun.from);
      setCaret(next.caret);
    });
    field.current?.focus();
    field.current?.setSelectionRange(next.caret, next.caret);
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
}

function useChoices(port: MentioningInput["port"], { find, mayCallAll }: Asked): MentionChoice[] {
  const say = useTexts(chatTexts);
  const { data } = useQuery(
    {
      queryKey: ["mentionable", port.key, find],
      queryFn: () => port.people(find ?? ""),
      enabled: find !== null,
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
    },
    queries,
  );
  return find === null ? [] : mentionChoices(data ?? [], { find, everyone: mayCallAll ? say("mentionAll") : null });
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
