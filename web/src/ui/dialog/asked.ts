import type { ReactNode } from "react";
import { createStore } from "zustand/vanilla";

/** One confirmation. Only one is shown at a time; a second one answers the first with no. */
export interface Question {
  title: string;
  /** What will happen. */
  text: ReactNode;
  act: string;
  cancel: string;
  danger?: boolean;
}
interface Asked {
  question: Question;
  answer: (yes: boolean) => void;
}

/** The open question. */
export const asked = createStore<{ current: Asked | null }>(() => ({ current: null }));
