import { test as base, type BrowserContextOptions } from "@playwright/test";
import { newPerson, type Person } from "./person.ts";
import { startProgram, type Program } from "./program.ts";

export interface PersonOptions extends BrowserContextOptions {
  /** The language of the page; English unless said otherwise. */
  language?: "en" | "ru";
  /** Where the pages come from, when not straight from the program. */
  siteUrl?: string;
}

interface TestFixtures {
  /** Opens a browser of its own for somebody. All are closed after the journey. */
  person: (options?: PersonOptions) => Promise<Person>;
}
interface WorkerFixtures {
  /** The program under test, one for each worker; journeys make spaces of their own in it. */
  program: Program;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  program: [
    async ({}, use) => {
      const program = await startProgram();
      await use(program);
      await program.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  person: async ({ browser, program }, use) => {
    const people: Person[] = [];
    await use(async (options = {}) => {
      const person = await newPerson(browser, { siteUrl: program.url, ...options });
      people.push(person);
      return person;
    });
    for (const person of people) await person.page.context().close();
  },
});
export { expect } from "@playwright/test";
