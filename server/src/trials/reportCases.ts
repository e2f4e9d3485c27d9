import type { Cases } from "./world.ts";

const report = (wishes: { needFeedback: boolean; email?: string }) => ({
  issue: "Nobody hears me",
  page: "space",
  ...wishes,
});

export const reportCases = {
  createErrorReport: {
    success: async (world) => ({
      by: await world.nobody(),
      input: { message: "TypeError: x is undefined", stack: "at draw", page: "space" },
    }),
  },
  sendBugReport: {
    success: async (world) => ({ by: await world.nobody(), input: report({ needFeedback: false }) }),
    invalidEmail: async (world) => ({
      by: await world.nobody(),
      input: report({ needFeedback: true, email: "mira@localhost" }),
    }),
  },
} satisfies Partial<Cases>;
