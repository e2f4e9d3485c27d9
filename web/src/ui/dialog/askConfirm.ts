import { wantOverlays } from "../overlays.ts";
import { asked, type Question } from "./asked.ts";

/** Asks and waits; false on cancel, Escape or a click outside, or if the dialog cannot be loaded. */
export function askConfirm(question: Question, wantPlace = wantOverlays): Promise<boolean> {
  asked.getState().current?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      asked.setState({ current: null });
      resolve(yes);
    };
    const current = { question, answer };
    asked.setState({ current });
    void wantPlace().then((isThere) => (isThere || asked.getState().current !== current ? undefined : answer(false)));
  });
}
