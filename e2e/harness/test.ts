import { expect, test as base } from "@playwright/test";
import { brokenPolicy } from "./brokenPolicy.ts";
import { newPerson, type Person, type PersonOptions } from "./person.ts";
import { startProgram, type Program } from "./program.ts";
import { sayWhatIsThere } from "./sayWhatIsThere.ts";

interface TestFixtures {
  /** Opens a browser profile for a person. A journey fails if one of its pages violated its content policy. */
  person: (options?: PersonOptions) => Promise<Person>;
}
interface WorkerFixtures {
  /** The program under test, one per worker; each journey creates its own spaces. */
  program: Program;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  program: [
    async ({ browserName: _ }, use) => {
      const program = await startProgram();
      await use(program);
      await program.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  person: async ({ browser, program }, use, info) => {
    const people: Person[] = [];
    const broken: (readonly string[])[] = [];
    await use(async (options = {}) => {
      const person = await newPerson(browser, { siteUrl: program.url, ...options });
      people.push(person);
      broken.push(await brokenPolicy(person.page.context()));
      return person;
    });
    if (info.status !== info.expectedStatus) {
      for (const [nth, { page }] of people.entries()) await sayWhatIsThere(page, `person ${String(nth + 1)}`);
    }
    expect(broken.flat(), "what pages did against their content security policy").toEqual([]);
    for (const person of people) await person.page.context().close();
  },
});
export { expect } from "@playwright/test";
