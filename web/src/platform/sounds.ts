import { constants } from "@atrium/contract";
import type { Clock } from "./clock.ts";
import { readText, writeText } from "./storage.ts";

export type SoundName = (typeof constants.ui.sounds)[number];

/** Storage key of the chosen speaker. */
export const SPEAKER_KEY = "atrium.speaker";

/** The chosen speaker, for pages without an open call, such as the dashboard. */
export const rememberedSpeaker = (): string => readText(SPEAKER_KEY) ?? "default";

const VOLUME_KEY = "atrium.soundVolume";

/** Volume of the interface sounds on this device, 0 to 1. */
export function soundVolume(): number {
  const kept = Number.parseFloat(readText(VOLUME_KEY) ?? "");
  return kept >= 0 && kept <= 1 ? kept : constants.ui.soundVolume;
}

export const keepSoundVolume = (volume: number): void => writeText(VOLUME_KEY, String(volume));

/** Plays a short interface sound on the chosen speaker; silent if the browser refuses. */
export type PlaySound = (name: SoundName, speakerId: string) => void;

const files = import.meta.glob<string>("../../assets/sounds/*", { query: "?url", import: "default", eager: true });

export const playSound: PlaySound = (name, speakerId) => {
  const file = Object.entries(files).find(([path]) => path.includes(`/${name}.`))?.[1];
  if (file === undefined) return;
  const audio = new Audio(file);
  audio.volume = soundVolume();
  inOnePage(name, () => void onSpeaker(audio, speakerId).then(() => audio.play().catch(() => {})));
};

const CLAIM_MS = 1_500;

/** Several tabs get the same news at about the same time: the first one plays, the others stay silent. */
function inOnePage(name: SoundName, play: () => void): void {
  // Locks are only available on a secure page.
  const locks = "locks" in navigator ? navigator.locks : null;
  if (locks === null) return play();
  void locks.request(`sound ${name}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    play();
    await new Promise((resolve) => setTimeout(resolve, CLAIM_MS));
  });
}

/** If the chosen speaker is missing, the default one is used. */
async function onSpeaker(audio: HTMLAudioElement, speakerId: string): Promise<void> {
  if (speakerId === "default" || !("setSinkId" in audio)) return;
  await audio.setSinkId(speakerId).catch(() => {});
}

const APART_MS = 4_000;

/** The same sound is not repeated within a few seconds, so thirty arrivals are one sound. */
export function soundsApart(clock: Pick<Clock, "frameMs">, play: (name: SoundName) => void): (name: SoundName) => void {
  const playedAtMs = new Map<SoundName, number>();
  return (name) => {
    const nowMs = clock.frameMs();
    if (nowMs - (playedAtMs.get(name) ?? -Infinity) < APART_MS) return;
    playedAtMs.set(name, nowMs);
    play(name);
  };
}
