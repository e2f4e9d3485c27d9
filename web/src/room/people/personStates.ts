import type { RoomText } from "../actions/roomAction.ts";
import type { PersonModel } from "./personModel.ts";

/** What can be said of somebody beside their name. */
export type PersonState =
  | "away"
  | "speaking"
  | "onAir"
  | "megaphone"
  | "screen"
  | "moon"
  | "out"
  | "held"
  | "hearsNothing"
  | "unheard"
  | "mutedForMe"
  | "muted";

/** Everything that holds of somebody, what concerns others most first. */
export function personStates(person: PersonModel, isSpeaking: boolean): readonly PersonState[] {
  const holds: Record<PersonState, boolean> = {
    away: person.away,
    speaking: isSpeaking,
    onAir: person.isOnAir,
    megaphone: person.hasMegaphone,
    screen: person.sharesScreen,
    moon: person.dontDisturb,
    out: person.steppedOut,
    held: person.isHeld,
    // Whoever is muted is not waited for by anybody: that they hear nobody is what concerns others.
    hearsNothing: person.unheard && person.audioMuted,
    unheard: person.unheard && !person.audioMuted,
    mutedForMe: !person.isMe && person.volume === 0,
    // Everybody hears them from the air, whatever their microphone in this room does.
    muted: person.audioMuted && !person.isOnAir,
  };
  return IN_ORDER.filter((state) => holds[state]);
}

const IN_ORDER: readonly PersonState[] = [
  "away",
  "speaking",
  "onAir",
  "megaphone",
  "screen",
  "moon",
  "out",
  "held",
  "hearsNothing",
  "unheard",
  "mutedForMe",
  "muted",
];

export const STATE_WORDS: Readonly<Record<PersonState, RoomText>> = {
  away: "isAway",
  speaking: "isSpeaking",
  onAir: "isOnAir",
  megaphone: "hasMegaphone",
  screen: "isSharing",
  moon: "dontDisturb",
  out: "steppedOut",
  held: "isHeld",
  hearsNothing: "hearsNothing",
  unheard: "isUnheard",
  mutedForMe: "isMutedForMe",
  muted: "isMuted",
};
