import type { Cases } from "./world.ts";

const report = (wishes: { needFeedback: boolean; email?: string }) => ({
  issue: "Nobody hears me",
  page: "space",
  ...wishes,
});

const salesLetter = (email: string) => ({
  firstName: "Mira",
  lastName: "Halvorsen",
  email,
  phone: "+47 22 12 34 56",
  company: "Kite Studio",
  companySize: "500+" as const,
  country: "NO",
  message: "We are 1,500 people",
  openedFrom: "plans" as const,
});

export const reportCases = {
  createErrorReport: {
    success: async (world) => ({
      by: await world.nobody(),
      input: {
        message: "TypeError: x is undefined",
        stack: "at draw",
        page: "space",
        spacePeople: 3,
        roomPeople: 2,
        elements: 0,
      },
    }),
  },
  sendBugReport: {
    success: async (world) => ({ by: await world.nobody(), input: report({ needFeedback: false }) }),
    invalidEmail: async (world) => ({
      by: await world.nobody(),
      input: report({ needFeedback: true, email: "mira@localhost" }),
    }),
  },
  sendSalesLetter: {
    success: async (world) => ({ by: await world.nobody(), input: salesLetter("mira@kite.studio") }),
    invalidEmail: async (world) => ({ by: await world.nobody(), input: salesLetter("mira@localhost") }),
    businessEmailNeeded: async (world) => ({ by: await world.nobody(), input: salesLetter("mira@gmail.com") }),
  },
} satisfies Partial<Cases>;
