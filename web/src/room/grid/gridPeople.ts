import type { AccountId } from "@atrium/contract";
import { orderTiles } from "@atrium/rules";
import type { PersonModel } from "../people/personModel.ts";

interface GridInput {
  people: readonly PersonModel[];
  /** Ids by time of entry. */
  entered: readonly string[];
  /** Who spoke or wrote within the last seconds. */
  spoke: ReadonlySet<AccountId>;
  wrote: ReadonlySet<AccountId>;
  /** Only these, and me; null is everybody. */
  within: ReadonlySet<AccountId> | null;
}

/** Everybody in tile order; I am always last. */
export function gridPeople({ people, entered, spoke, wrote, within }: GridInput): readonly PersonModel[] {
  const place = new Map(entered.map((id, index) => [id, index]));
  const others = people
    .filter(({ isMe, accountId, hasMegaphone }) => !isMe && (within === null || hasMegaphone || within.has(accountId)))
    .toSorted((a, b) => (place.get(a.accountId) ?? 0) - (place.get(b.accountId) ?? 0))
    .map((person) => ({
      person,
      isSharing: person.sharesScreen,
      isSpeaking: spoke.has(person.accountId),
      wroteLately: wrote.has(person.accountId),
      hasCamera: !person.videoMuted,
      hasMicrophone: !person.audioMuted,
    }));
  return [...orderTiles(others).map(({ person }) => person), ...people.filter(({ isMe }) => isMe)];
}

/** Whose tile is large: the one I chose, else the first one who shares a screen or speaks. */
export function leadOf(
  shown: readonly PersonModel[],
  chosen: AccountId | null,
  spoke: ReadonlySet<AccountId>,
): AccountId | null {
  if (shown.length < 2) return null;
  if (shown.some(({ accountId }) => accountId === chosen)) return chosen;
  const [first] = shown;
  if (first === undefined || first.isMe || shown.length < 3) return null;
  return first.sharesScreen || spoke.has(first.accountId) ? first.accountId : null;
}
