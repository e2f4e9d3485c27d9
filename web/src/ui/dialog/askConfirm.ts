import type { ReactNode } from "react";
import { createStore } from "zustand/vanilla";
import { wantOverlays } from "../overlays.ts";

/** One question with a consequence. Only one is shown at a time; a second one answers the first with no. */
export interface Question {
  title: string;
  /** What happens, said before the act. */
  text: ReactNode;
  act: string;
  cancel: string;
  danger?: boolean;
}
interface Asked {
  question: Question;
  answer: (yes: boolean) => void;
}

export const asked = createStore<{ current: Asked | null }>(() => ({ current: null }));

/** Asks and waits; false on cancel, Escape or a click outside. */
export function askConfirm(question: Question): Promise<boolean> {
  wantOverlays();
  asked.getState().current?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      asked.setState({ current: null });
      resolve(yes);
    };
    asked.setState({ current: { question, answer } });
  });
}
