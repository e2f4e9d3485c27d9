import type { AccountId, ChatMessage } from "@atrium/contract";
import { cutText, plainWords } from "@atrium/rules";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { textOf } from "../attachments/textOf.ts";
import { chatTexts } from "../texts.ts";

interface NewestProps {
  /** Null until they are loaded. */
  messages: readonly ChatMessage[] | null;
  selfId: AccountId | null;
}

/** Messages within this time are announced together. */
const GATHER_MS = 1_500;
/** More than this are announced as a number. */
const MOST_SAID = 3;
const MOST_SIGNS = 280;

/** Announces new messages of others to screen readers, at their own pace. */
export function Newest({ messages, selfId }: NewestProps) {
  const lines = useSaid(messages, selfId);
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-relevant="additions">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

interface Line {
  key: string;
  text: string;
}

function useSaid(messages: NewestProps["messages"], selfId: AccountId | null): readonly Line[] {
  const say = useTexts(chatTexts);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const saidUpTo = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const last = messages?.at(-1)?.position ?? null;
  const lineOf = ({ id, author, ...said }: ChatMessage): Line => {
    const text = cutText(plainWords(textOf(said), say("mentionAll")), MOST_SIGNS);
    return { key: id, text: say("says", { name: author?.name ?? say("deletedUser"), text }) };
  };
  const speak = useEffectEvent(() => {
    timer.current = null;
    const from = saidUpTo.current ?? 0;
    const fresh = (messages ?? []).filter(
      ({ position, author, isDeleted }) => position > from && !isDeleted && author?.accountId !== selfId,
    );
    saidUpTo.current = last;
    if (fresh.length === 0) return;
    const key = fresh.at(-1)?.id ?? "";
    const many = { key: `many ${key}`, text: say("newMessages", { count: fresh.length }) };
    setLines(fresh.length > MOST_SAID ? [many] : fresh.map(lineOf));
  });
  useEffect(() => {
    // Messages already there when this is mounted are not announced.
    if (messages !== null) saidUpTo.current ??= last ?? 0;
    if (last !== null && last > (saidUpTo.current ?? 0)) timer.current ??= setTimeout(() => speak(), GATHER_MS);
  }, [messages, last]);
  useEffect(() => () => (timer.current === null ? undefined : clearTimeout(timer.current)), []);
  return lines;
}
