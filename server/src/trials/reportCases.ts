import type { Cases } from "./world.ts";

export const reportCases = {
  createErrorReport: {
    success: async (world) => ({
      by: await world.nobody(),
      input: { message: "TypeError: x is undefined", stack: "at draw", page: "space" },
    }),
  },
} satisfies Partial<Cases>;
