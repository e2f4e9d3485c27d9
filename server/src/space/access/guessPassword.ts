import type { CallContext } from "../../platform/calls/handler.ts";
import { passwordMatches } from "../../platform/passwords.ts";
import { roomInStored, takeStored } from "../../platform/rateLimit.ts";
import type { RateRule } from "../../platform/rateLimit.ts";

export type Guess = { outcome: "right" | "wrong" } | { outcome: "tooOften"; retryAfterMs: number };

const MINUTE_MS = 60_000;
/** Wrong guesses of one password: by one person, from one network, and from everywhere together. */
const BY_PERSON: RateRule = { name: "guessesByPerson", count: 10, withinMs: 5 * MINUTE_MS };
const BY_NETWORK: RateRule = { name: "guessesByNetwork", count: 100, withinMs: 60 * MINUTE_MS };
const FROM_EVERYWHERE: RateRule = { name: "guessesFromEverywhere", count: 2000, withinMs: 60 * MINUTE_MS };

/**
 * Holds a typed password against the stored one. Guests are made freely, so wrong guesses are counted by person, by network
 * and in all. Right ones count nowhere, and a crowd that knows the password does not wait for one another; of guesses at
 * the same moment a few more than the limit may pass.
 */
export async function guessPassword(
  context: CallContext,
  { target, given, stored }: { target: string; given: string; stored: string },
): Promise<Guess> {
  const { tx, nowMs, caller } = context;
  const limits = [
    { rule: BY_PERSON, subject: `${target} ${String(caller.accountId)}` },
    { rule: BY_NETWORK, subject: `${target} ${caller.address}` },
    { rule: FROM_EVERYWHERE, subject: target },
  ];
  for (const { rule, subject } of limits) {
    const room = await roomInStored(tx, rule, { subject, nowMs });
    if (!room.ok) return { outcome: "tooOften", retryAfterMs: room.retryAfterMs };
  }
  if (await passwordMatches(given, stored)) return { outcome: "right" };
  for (const { rule, subject } of limits) await takeStored(tx, rule, { subject, nowMs });
  return { outcome: "wrong" };
}
