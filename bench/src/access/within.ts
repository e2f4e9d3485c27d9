import { setTimeout as wait } from "node:timers/promises";

const GIVE_UP_MS = 30_000;

/** What is waited for; fails with `what` if it does not come. */
export async function within<Found>(found: Promise<Found>, what: string): Promise<Found> {
  const givingUp = new AbortController();
  const late = wait(GIVE_UP_MS, null, { signal: givingUp.signal }).then(() => {
    throw new Error(`Waited in vain until ${what}`);
  });
  try {
    return await Promise.race([found, late]);
  } finally {
    late.catch(() => {});
    givingUp.abort();
  }
}
