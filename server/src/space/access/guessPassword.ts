// Checks a typed password against the stored one. Hashing takes 20 ms of a core, so it is done outside the call's
// transaction, a few at a time. A guess is counted before it is checked and returned if it was right: concurrent guesses
// cannot exceed the limits, and a crowd that knows the password is not held up.
//
// Strangers must not lock out those who know the password. Somebody who has given it before, or is no guest there, is only
// subject to their own limits. A verified address costs little, so it only widens the limits that are shared: guests alone
// never reach what is left for it. For others, a network that has guessed a lot still allows each person's first guess, and
// even when the total limit is reached, every network still has a few.
import type { AccountId, SpaceRole } from "@atrium/contract";
import { isGuest } from "@atrium/rules";
import type { CallContext } from "../../platform/calls/context.ts";
import { outside } from "../../platform/calls/outsideWork.ts";
import type { Database, Query } from "../../platform/database/database.ts";
import { Line } from "../../platform/line.ts";
import { passwordMatches } from "../../platform/passwords.ts";
import { giveBack, roomInStored, takeEach, takeStored, untilNextWindow } from "../../platform/rateLimit.ts";
import type { RateRule } from "../../platform/rateLimit.ts";

export type Guess =
  | { outcome: "right" }
  /** Null if nothing was guessed. */
  | { outcome: "wrong"; tries: Tries | null }
  | { outcome: "tooOften"; retryAfterMs: number };

/** What a person has left of their own limits; a network's limits depend on others and are not revealed. */
export interface Tries {
  left: number;
  /** Until all of them are available again. */
  renewInMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Wrong guesses of one password by one person: in the short and in the long run. */
const BY_PERSON: RateRule = { name: "guessesByPerson", count: 10, withinMs: 5 * MINUTE_MS };
const BY_PERSON_A_DAY: RateRule = { name: "guessesByPersonADay", count: 50, withinMs: 24 * HOUR_MS };
/** From one network, and from all networks together: of guests, and with those of verified addresses. */
const BY_NETWORK: RateRule = { name: "guessesByNetwork", count: 100, withinMs: HOUR_MS };
const BY_NETWORK_VERIFIED: RateRule = { ...BY_NETWORK, count: 600 };
const FROM_EVERYWHERE: RateRule = { name: "guessesFromEverywhere", count: 2000, withinMs: HOUR_MS };
const FROM_EVERYWHERE_VERIFIED: RateRule = { ...FROM_EVERYWHERE, count: 4000 };
/** First guesses are allowed up to here if the network is over its limit, */
const FIRST_GUESSES_OF_A_NETWORK = 400;
/** and this many per network if the total limit is reached. */
const OF_A_QUIET_NETWORK = 5;
/** Remembers who has given a password. */
const KNOWS: RateRule = { name: "knowsPassword", count: 1, withinMs: 30 * 24 * HOUR_MS };
const BUSY_RETRY_MS = 1000;

/** All guesses of this program: the threads that hash them also serve files and DNS lookups. */
const line = new Line({ atOnce: 2, mostWaiting: 500 });

interface Asked {
  /** What the password opens. */
  target: string;
  given: string;
  stored: string;
  /** Of whoever guesses, in the space; null if they cannot see it. */
  role: SpaceRole | null;
}

export function guessPassword(
  { caller, nowMs }: Pick<CallContext, "caller" | "nowMs">,
  { target, given, stored, role }: Asked,
): Promise<Guess> {
  const person = `${target} ${String(caller.accountId)}`;
  const takes = [
    { rule: BY_PERSON, subject: person },
    { rule: BY_PERSON_A_DAY, subject: person },
    { rule: BY_NETWORK, subject: `${target} ${caller.address}` },
    { rule: FROM_EVERYWHERE, subject: target },
  ];
  const knows = { subject: knowing(target, caller.accountId, stored), nowMs };
  return outside(`guess ${target} ${stored}`, async (db) => {
    const guess = await line.pass(async (): Promise<Guess> => {
      const belongs = role !== null && !isGuest(role);
      const isTrusted = belongs || !(await roomInStored(db, KNOWS, knows)).ok;
      const { retryAfterMs, tries } = await count(db, takes, { isTrusted, isVerified: caller.isVerified, nowMs });
      if (retryAfterMs > 0) return { outcome: "tooOften", retryAfterMs };
      if (!(await passwordMatches(given, stored))) return { outcome: "wrong", tries };
      for (const { rule, subject } of takes) await giveBack(db, rule, { subject, nowMs });
      await takeStored(db, KNOWS, knows);
      return { outcome: "right" };
    });
    return guess ?? { outcome: "tooOften", retryAfterMs: BUSY_RETRY_MS };
  });
}

/** Which of these people have given a password lately. */
export async function thoseWhoKnow(
  query: Query,
  { target, stored, accountIds }: { target: string; stored: string; accountIds: readonly AccountId[] },
  nowMs: number,
): Promise<ReadonlySet<AccountId>> {
  const known = new Set<AccountId>();
  for (const accountId of accountIds) {
    const subject = knowing(target, accountId, stored);
    if (!(await roomInStored(query, KNOWS, { subject, nowMs })).ok) known.add(accountId);
  }
  return known;
}

const knowing = (target: string, accountId: AccountId | null, stored: string): string =>
  `${target} ${String(accountId)} ${stored}`;

interface Guesser {
  isTrusted: boolean;
  isVerified: boolean;
  nowMs: number;
}

/** Counts a guess; if a limit is reached, how long to wait, and the guess does not count. */
async function count(
  db: Database,
  takes: readonly { rule: RateRule; subject: string }[],
  guesser: Guesser,
): Promise<{ retryAfterMs: number; tries: Tries }> {
  const { nowMs } = guesser;
  const counts = await takeEach(db, takes, nowMs);
  const tries = triesAfter(counts, nowMs);
  const full = fullOf(counts, guesser);
  if (full === null) return { retryAfterMs: 0, tries };
  for (const { rule, subject } of takes) await giveBack(db, rule, { subject, nowMs });
  return { retryAfterMs: untilNextWindow(full, nowMs), tries };
}

function triesAfter([person = 0, aDay = 0]: readonly number[], nowMs: number): Tries {
  const left = Math.max(0, BY_PERSON.count - person);
  const leftToday = Math.max(0, BY_PERSON_A_DAY.count - aDay);
  const nearest = leftToday <= left ? BY_PERSON_A_DAY : BY_PERSON;
  return { left: Math.min(left, leftToday), renewInMs: untilNextWindow(nearest, nowMs) };
}

/** The limit a guess exceeds; null if none. Counts are in the order of the takes, this guess included. */
function fullOf(counts: readonly number[], { isTrusted, isVerified }: Guesser): RateRule | null {
  const [person = 0, aDay = 0, network = 0, everywhere = 0] = counts;
  if (person > BY_PERSON.count) return BY_PERSON;
  if (aDay > BY_PERSON_A_DAY.count) return BY_PERSON_A_DAY;
  if (isTrusted) return null;
  const isFirst = aDay === 1 && network <= FIRST_GUESSES_OF_A_NETWORK;
  const ofNetwork = isVerified ? BY_NETWORK_VERIFIED : BY_NETWORK;
  const ofAll = isVerified ? FROM_EVERYWHERE_VERIFIED : FROM_EVERYWHERE;
  if (network > ofNetwork.count && !isFirst) return ofNetwork;
  return everywhere > ofAll.count && network > OF_A_QUIET_NETWORK ? ofAll : null;
}
