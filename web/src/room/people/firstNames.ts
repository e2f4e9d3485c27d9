import type { AccountId } from "@atrium/contract";
import { firstName } from "@atrium/rules";

interface Named {
  accountId: AccountId;
  name: string;
  isMe: boolean;
}

/**
 * The names as they stand where there is little room: "Marina", and "Jonas L." beside "Jonas W.". Whole stays what
 * would say less or the same of two people: "Guest 2", "Dr. Noor", a name in one word.
 */
export function firstNames(people: readonly Named[]): ReadonlyMap<AccountId, string> {
  const others = people.filter(({ isMe }) => !isMe);
  const first = count(others.map(({ name }) => firstName(name)));
  const initialed = count(others.map(({ name }) => withInitial(name)));
  return new Map(
    others.map(({ accountId, name }) => {
      if (first.get(firstName(name)) === 1) return [accountId, firstName(name)];
      return [accountId, initialed.get(withInitial(name)) === 1 ? withInitial(name) : name];
    }),
  );
}

function withInitial(name: string): string {
  const first = firstName(name);
  const [initial = ""] = name.split(/\s+/u).at(-1) ?? "";
  return first === name ? name : `${first} ${initial}.`;
}

function count(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
