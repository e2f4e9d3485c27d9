import type { Locale, SsoTest, SsoTestFault, SsoTestOutcome } from "@atrium/contract";
import { dateText } from "../../ui/dates.ts";
import type { SsoSay } from "./texts.ts";

type Tone = "good" | "warn" | "bad";

/** What a trial of single sign-on shows, from what the server says of it. */
export interface SsoTrialModel {
  tone: Tone;
  title: string;
  when: string;
  steps: { what: string; value: string; tone: Tone }[];
  /** What to do at the provider, most important first. */
  advice: string[];
  /** What came of attributes; null where nothing could be read. */
  attributes: string | null;
}

interface Words {
  say: SsoSay;
  locale: Locale;
}

type Step = "stepSigned" | "stepMeant" | "stepClock" | "stepPerson" | "stepBuilt";

/** With which part of an answer each fault has to do. */
const STEPS: Readonly<Record<SsoTestFault, Step>> = {
  signature: "stepSigned",
  signatures: "stepSigned",
  reference: "stepSigned",
  noCertificate: "stepSigned",
  algorithm: "stepSigned",
  audience: "stepMeant",
  destination: "stepMeant",
  confirmation: "stepMeant",
  issuer: "stepMeant",
  time: "stepClock",
  nameId: "stepPerson",
  unreadable: "stepPerson",
  encrypted: "stepBuilt",
  notSuccess: "stepPerson",
  malformed: "stepBuilt",
};

/** Null while the answer is awaited. */
export function ssoTrialModel({ answeredAt, outcome }: SsoTest, words: Words): SsoTrialModel | null {
  if (outcome === null || answeredAt === null) return null;
  const when = dateText(Date.parse(answeredAt), "full", words.locale);
  return { when, ...(outcome.state === "failed" ? failed(outcome.fault, words) : passed(outcome, words)) };
}

type Shown = Omit<SsoTrialModel, "when">;

const failed = (fault: SsoTestFault, { say }: Words): Shown => ({
  tone: "bad",
  title: say("worksNot"),
  steps: [{ what: say(STEPS[fault]), value: say("wrong"), tone: "bad" }],
  advice: [say(fault)],
  attributes: null,
});

function passed(outcome: Extract<SsoTestOutcome, { state: "passed" }>, { say, locale }: Words): Shown {
  const { email, name, clockMs, attributes } = outcome;
  const tone = email === null ? "bad" : name === null ? "warn" : "good";
  return {
    tone,
    title: say(({ good: "works", warn: "worksBut", bad: "worksNot" } as const)[tone]),
    steps: [
      { what: say("stepSigned"), value: say("verified"), tone: "good" },
      { what: say("stepMeant"), value: say("asAudience"), tone: "good" },
      { what: say("stepEmail"), value: email ?? say("missing"), tone: email === null ? "bad" : "good" },
      ...(clockMs === null
        ? []
        : [
            {
              what: say("stepClock"),
              value: say("apart", { span: secondsText(clockMs, locale) }),
              tone: "good" as const,
            },
          ]),
      { what: say("stepName"), value: name ?? say("missing"), tone: name === null ? "warn" : "good" },
    ],
    advice: [...(email === null ? [say("adviseEmail")] : []), ...(name === null ? [say("adviseName")] : [])],
    attributes:
      attributes.length === 0
        ? say("noAttributes")
        : say("attributes", { names: new Intl.ListFormat(locale).format(attributes) }),
  };
}

const secondsText = (ms: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "second",
    unitDisplay: "short",
    maximumFractionDigits: 1,
  }).format(Math.abs(ms) / 1000);
