import { startLaptop, type Laptop } from "./laptop.ts";
import { startProgram, type Program } from "./program.ts";
import { test } from "./test.ts";

interface Apart {
  /** A separate program that the journey may kill or set ahead in time. */
  ownProgram: Program;
  /** A separate browser that the journey may suspend. */
  laptop: Laptop;
}

/** For journeys that need a separate program or browser; both are ended even if the journey fails. */
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
