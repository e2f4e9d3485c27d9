import { useTexts } from "../../platform/i18n/texts.ts";
import { SpeakingBars } from "../panel/PeopleRows.tsx";
import { roomTexts } from "../texts.ts";
import { PERSON_GLYPHS } from "./personGlyphs.tsx";
import type { PersonModel } from "./personModel.ts";
import styles from "./personState.module.css";
import { personStates, STATE_WORDS } from "./personStates.ts";

/** What concerns others most of somebody, in a word; the rest is there for screen readers. */
export function PersonState({ person, isSpeaking }: { person: PersonModel; isSpeaking: boolean }) {
  const say = useTexts(roomTexts);
  const [first, ...others] = personStates(person, isSpeaking);
  if (first === undefined) return null;
  return (
    <span className={styles["state"]} data-state={first}>
      {first === "speaking" ? <SpeakingBars /> : PERSON_GLYPHS[first]}
      <span>{say(STATE_WORDS[first])}</span>
      {others.length === 0 ? null : (
        <span className="visually-hidden">, {others.map((state) => say(STATE_WORDS[state])).join(", ")}</span>
      )}
    </span>
  );
}
