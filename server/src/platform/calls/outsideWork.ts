// Slow work within a call, such as hashing a password, must not hold a database connection meanwhile.
//
// A handler that asks for such work stops there: its transaction is rolled back, the work is done, and the call runs once
// more; the second time the answer is available at once. So handlers ask before they do anything that cannot be rolled
// back.
import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "../database/database.ts";

type Work = (db: Database) => Promise<unknown>;

const answers = new AsyncLocalStorage<ReadonlyMap<string, unknown>>();
/** A call asks for three things at most, and again only if the records changed meanwhile. */
const MOST_QUESTIONS = 6;

/** The result of some work, which `about` identifies within the call. */
export function outside<Answer>(about: string, work: (db: Database) => Promise<Answer>): Promise<Answer> {
  const known = answers.getStore();
  if (known?.has(about) === true) return Promise.resolve(known.get(about) as Answer);
  return Promise.reject(new WorkAsked(about, work));
}

/** Runs a call, repeating it whenever it asks for work outside its transaction. */
export async function withOutsideWork<Outcome>(db: Database, run: () => Promise<Outcome>): Promise<Outcome> {
  const known = new Map<string, unknown>();
  for (;;) {
    try {
      return await answers.run(known, run);
    } catch (error) {
      if (!(error instanceof WorkAsked) || known.size >= MOST_QUESTIONS) throw error;
      known.set(error.about, await error.work(db));
    }
  }
}

class WorkAsked extends Error {
  readonly about: string;
  readonly work: Work;
  constructor(about: string, work: Work) {
    super("asked for work outside of a call");
    this.about = about;
    this.work = work;
  }
}
