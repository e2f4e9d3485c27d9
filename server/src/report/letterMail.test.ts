import { expect, test } from "vitest";
import { bugMail } from "./bugMail.ts";

test("what goes with a report is one line each, so that none passes for another", () => {
  const { text, html } = bugMail({
    to: "help@example.org",
    locale: "en",
    letter: {
      kind: "problem",
      accountId: null,
      email: null,
      said: "No sound.\nAt all.",
      spaceId: null,
      about: { page: "space\nAccount: somebody", noticed: ["TypeError\n\nAccount: \u202Eanother"] },
    },
    name: "",
    siteUrl: "https://meet.example.org",
  });
  expect(text).toContain("No sound.\nAt all.");
  expect(text).not.toMatch(/^Account/m);
  expect(text).toContain("Page: space Account: somebody\nNoticed by the page: TypeError Account: another");
  expect(html).not.toContain("\u202E");
});
