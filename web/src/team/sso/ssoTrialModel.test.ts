import { SSO_TEST_FAULTS } from "@atrium/contract";
import { expect, test } from "vitest";
import { sayIn } from "../../platform/i18n/texts.ts";
import { exampleTrial } from "./fixtures/exampleSso.ts";
import { ssoTrialModel } from "./ssoTrialModel.ts";
import { ssoTexts } from "./texts.ts";

const words = { say: sayIn(ssoTexts, "en"), locale: "en" } as const;
const model = (change: Parameters<typeof exampleTrial>[0] = {}) => ssoTrialModel(exampleTrial(change), words);

test("a trial that is awaited shows nothing yet", () => {
  expect(ssoTrialModel({ ...exampleTrial(), outcome: null, answeredAt: null }, words)).toBeNull();
});

test("a trial that passed says what was received, and has nothing to advise", () => {
  const shown = model();
  expect(shown).toMatchObject({ tone: "good", title: "Works", advice: [] });
  expect(shown?.steps.map(({ what, value }) => `${what}: ${value}`)).toEqual([
    "Answer signed: verified",
    "Meant for Atrium: audience matches",
    "Email: mira@kite.studio",
    "Clock: 0.4 sec apart",
    "Name: Mira Halvorsen",
  ]);
  expect(shown?.attributes).toBe("Attributes received: email and displayName");
});

test("without a name it works, with something to mend; without a mailbox it does not", () => {
  expect(model({ name: null })).toMatchObject({ tone: "warn", title: "Works, one thing to mend" });
  expect(model({ name: null })?.advice).toEqual([
    "Map displayName in your provider, else people are called by their address.",
  ]);
  const without = model({ email: null, name: null, attributes: [], clockMs: null });
  expect(without).toMatchObject({ tone: "bad", title: "Does not work yet", attributes: "No attributes received" });
  expect(without?.advice).toHaveLength(2);
});

test.each(SSO_TEST_FAULTS)("a trial that failed by %s names the step, and what to do", (fault) => {
  const shown = ssoTrialModel({ ...exampleTrial(), outcome: { state: "failed", fault } }, words);
  expect(shown).toMatchObject({ tone: "bad", title: "Does not work yet", steps: [{ value: "refused", tone: "bad" }] });
  expect(shown?.advice[0]?.length).toBeGreaterThan(20);
});
