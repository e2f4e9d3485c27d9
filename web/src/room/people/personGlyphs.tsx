import {
  IconBroadcast,
  IconClockPause,
  IconEarOff,
  IconMicrophoneOff,
  IconMoon,
  IconPlugConnectedX,
  IconScreenShare,
  IconShieldHalf,
  IconSpeakerphone,
  IconVolume3,
  IconVolumeOff,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { PersonState } from "./personStates.ts";

/** One small picture for each state; who speaks has bars of their own. */
export const PERSON_GLYPHS: Readonly<Record<Exclude<PersonState, "speaking">, ReactNode>> = {
  away: <IconPlugConnectedX size={16} stroke={1.75} aria-hidden />,
  onAir: <IconBroadcast size={16} stroke={1.75} aria-hidden />,
  megaphone: <IconSpeakerphone size={16} stroke={1.75} aria-hidden />,
  screen: <IconScreenShare size={16} stroke={1.75} aria-hidden />,
  moon: <IconMoon size={16} stroke={1.75} aria-hidden />,
  out: <IconClockPause size={16} stroke={1.75} aria-hidden />,
  held: <IconShieldHalf size={16} stroke={1.75} aria-hidden />,
  hearsNothing: <IconEarOff size={16} stroke={1.75} aria-hidden />,
  unheard: <IconVolume3 size={16} stroke={1.75} aria-hidden />,
  mutedForMe: <IconVolumeOff size={16} stroke={1.75} aria-hidden />,
  muted: <IconMicrophoneOff size={16} stroke={1.75} aria-hidden />,
};
