import { plainText, type RoomElement } from "@atrium/contract";
import { changeBetween, changed, isNothing, type ElementChange } from "./elementChange.ts";
import type { Step } from "./history.ts";

/** What of a step can be done now. */
interface Fitting {
  /** Null if nothing of it can. */
  step: Step | null;
  /** Nothing of it has been changed by somebody else since. */
  isWhole: boolean;
}

/** A step that is undone or done again changes only what is still as it was left; what others have changed since stays. */
export function fitting(step: Step, now: RoomElement | null): Fitting {
  const { before, after } = step;
  if (before === null) return { step, isWhole: true };
  if (now === null) return { step: null, isWhole: true };
  const others = namesIn(changeBetween(before, withWordsOf(before, now)));
  if (after === null) {
    const isWhole = !others.has("data.content");
    return { step: isWhole ? step : null, isWhole };
  }
  const wanted = changeBetween(before, after);
  const open = namesIn(changeBetween(withWordsOf(after, now), after));
  const change = onlyOf(wanted, (name) => open.has(name) && !others.has(name));
  const isWhole = ![...namesIn(wanted)].some((name) => open.has(name) && others.has(name));
  return { step: isNothing(change) ? null : { ...step, before: now, after: changed(now, change) }, isWhole };
}

/** The element with the words as they were sent: the server keeps them trimmed. */
function withWordsOf(sent: RoomElement, now: RoomElement): RoomElement {
  const words: Readonly<Record<string, unknown>> = sent.data;
  const same = Object.entries(now.data).filter(([name, value]) => isSameText(value, words[name]));
  return changed(now, { data: Object.fromEntries(same.map(([name]) => [name, words[name]])) });
}

const isSameText = (one: unknown, other: unknown): boolean =>
  typeof one === "string" && typeof other === "string" && plainText(one).trim() === plainText(other).trim();

function namesIn({ data = {}, ...placed }: ElementChange): ReadonlySet<string> {
  return new Set([...Object.keys(placed), ...Object.keys(data).map((name) => `data.${name}`)]);
}

function onlyOf({ data = {}, ...placed }: ElementChange, isKept: (name: string) => boolean): ElementChange {
  const fields = Object.entries(data).filter(([name]) => isKept(`data.${name}`));
  return {
    ...Object.fromEntries(Object.entries(placed).filter(([name]) => isKept(name))),
    ...(fields.length > 0 && { data: Object.fromEntries(fields) }),
  };
}
