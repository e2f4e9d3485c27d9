import {
  IconClockPause,
  IconEarOff,
  IconMicrophoneOff,
  IconMoon,
  IconPlugConnectedX,
  IconScreenShare,
  IconShieldHalf,
  IconSpeakerphone,
  IconVolumeOff,
} from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { SpeakingBars } from "../panel/PeopleRows.tsx";
import { roomTexts } from "../texts.ts";
import type { PersonModel } from "./personModel.ts";
import styles from "./personState.module.css";
import { personStates, STATE_WORDS, type PersonState as State } from "./personStates.ts";

/** What concerns others most of somebody, in a word; the rest is there for screen readers. */
export function PersonState({ person, isSpeaking }: { person: PersonModel; isSpeaking: boolean }) {
  const say = useTexts(roomTexts);
  const [first, ...others] = personStates(person, isSpeaking);
  if (first === undefined) return null;
  return (
    <span className={styles["state"]} data-state={first}>
      {GLYPHS[first]}
      <span>{say(STATE_WORDS[first])}</span>
      {others.length === 0 ? null : (
        <span className="visually-hidden">, {others.map((state) => say(STATE_WORDS[state])).join(", ")}</span>
      )}
    </span>
  );
}

const GLYPHS: Readonly<Record<State, React.ReactNode>> = {
  away: <IconPlugConnectedX size={16} stroke={1.75} aria-hidden />,
  speaking: <SpeakingBars />,
  megaphone: <IconSpeakerphone size={16} stroke={1.75} aria-hidden />,
  screen: <IconScreenShare size={16} stroke={1.75} aria-hidden />,
  moon: <IconMoon size={16} stroke={1.75} aria-hidden />,
  out: <IconClockPause size={16} stroke={1.75} aria-hidden />,
  held: <IconShieldHalf size={16} stroke={1.75} aria-hidden />,
  unheard: <IconEarOff size={16} stroke={1.75} aria-hidden />,
  mutedForMe: <IconVolumeOff size={16} stroke={1.75} aria-hidden />,
  muted: <IconMicrophoneOff size={16} stroke={1.75} aria-hidden />,
};
