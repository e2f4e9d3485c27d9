import type { ErrorCode } from "@atrium/contract";
import { useEffect, useRef, useState } from "react";
import { hearReturned } from "./slackReturn.ts";

/** `blocked`: the browser opened no window. */
export type SlackProblem = ErrorCode | "blocked";
type Step = { step: "idle"; problem: SlackProblem | null } | { step: "asking" } | { step: "waiting" };

interface Brought {
  code: string;
  state: string;
}
type Answer<Value> = { ok: true; value: Value } | { ok: false; code: ErrorCode };

interface SlackPageActs {
  /** Asks for the address of Slack's page. */
  ask: () => Promise<Answer<{ url: string }>>;
  /** Takes what it brought back. */
  finish: (brought: Brought) => Promise<Answer<unknown>>;
}

/**
 * Leads through Slack's page, in a window of its own. Somebody may close that window unseen, so waiting for it holds
 * nothing up: starting again opens another.
 */
export function useSlackPage({ ask, finish }: SlackPageActs) {
  const [step, setStep] = useState<Step>({ step: "idle", problem: null });
  const stop = useRef(() => undefined as void);
  useEffect(() => () => stop.current(), []);
  const take = async (code: string | null, state: string) => {
    if (code === null) return setStep({ step: "idle", problem: null });
    setStep({ step: "asking" });
    const finished = await finish({ code, state });
    setStep({ step: "idle", problem: finished.ok ? null : finished.code });
  };
  const start = async () => {
    stop.current();
    // At once, while the browser still takes it for the answer to a click.
    const page = window.open("", "_blank", "popup,width=640,height=760");
    if (page === null) return setStep({ step: "idle", problem: "blocked" });
    setStep({ step: "asking" });
    const asked = await ask();
    if (!asked.ok) {
      page.close();
      return setStep({ step: "idle", problem: asked.code });
    }
    const { url } = asked.value;
    const state = new URL(url).searchParams.get("state") ?? "";
    stop.current = hearReturned({ state, from: page }, (code) => void take(code, state));
    page.location.href = url;
    setStep({ step: "waiting" });
  };
  return {
    start: () => void start(),
    busy: step.step === "asking",
    isWaiting: step.step === "waiting",
    problem: step.step === "idle" ? step.problem : null,
  };
}
export type SlackPage = ReturnType<typeof useSlackPage>;
