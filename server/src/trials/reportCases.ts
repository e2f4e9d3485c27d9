import type { Cases } from "./stage.ts";

export const reportCases = {
  createErrorReport: {
    success: async (stage) => ({
      by: await stage.nobody(),
      input: { message: "TypeError: x is undefined", stack: "at draw", page: "space" },
    }),
  },
} satisfies Partial<Cases>;
