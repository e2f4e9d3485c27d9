import { startLaptop, type Laptop } from "./laptop.ts";
import { startProgram, type Program } from "./program.ts";
import { test } from "./test.ts";

interface Apart {
  /** A program of the journey's own, to be killed or set ahead in time. */
  ownProgram: Program;
  /** A browser of the journey's own, to be put to sleep. */
  laptop: Laptop;
}

/** For journeys that need something of their own; it is ended even if the journey fails. */
export const testApart = test.extend<Apart>({
  ownProgram: async ({ browserName: _ }, use) => {
    const program = await startProgram();
    await use(program);
    await program.stop();
  },
  laptop: async ({ browserName: _ }, use) => {
    const laptop = await startLaptop();
    await use(laptop);
    await laptop.stop();
  },
});
