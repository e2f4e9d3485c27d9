import type { ReactNode } from "react";
import { createStore } from "zustand/vanilla";

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

/** The question that waits for an answer. */
export const asked = createStore<{ current: Asked | null }>(() => ({ current: null }));
