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
  /** May call everybody. */
  mayCallAll: boolean;
}

export interface Mentioning {
  /** None: nothing is being mentioned. */
  choices: readonly MentionChoice[];
  active: number;
  idOf: (index: number) => string;
  choose: (choice: MentionChoice) => void;
  /** Where one writes now; null is elsewhere. */
  caretAt: (caret: number | null) => void;
  /** Whether the key was for the choices. */
  onKey: (event: KeyboardEvent) => boolean;
}

const FRESH_MS = 5_000;

/** People to name in a message, offered from `@` on. */
export function useMentioning({ port, field, text, setText, mayCallAll }: MentioningInput): Mentioning {
  const listId = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [pointed, setPointed] = useState({ find: "", index: 0 });
  /** The `@` that one does not want to be offered anything for. */
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
  /** What their names begin with; null is not asked. */
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

/** Whether the key was for the choices. */
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
