import { constants } from "@atrium/contract";
import type { Clock } from "./clock.ts";
import { readText, writeText } from "./storage.ts";

export type SoundName = (typeof constants.ui.sounds)[number];

/** Where this device remembers the speaker that was chosen. */
export const SPEAKER_KEY = "atrium.speaker";

/** The chosen speaker where no call has it open: sounds of the dashboard go there too. */
export const rememberedSpeaker = (): string => readText(SPEAKER_KEY) ?? "default";

const VOLUME_KEY = "atrium.soundVolume";

/** How loud the interface sounds on this device, 0 to 1. */
export function soundVolume(): number {
  const kept = Number.parseFloat(readText(VOLUME_KEY) ?? "");
  return kept >= 0 && kept <= 1 ? kept : constants.ui.soundVolume;
}

export const keepSoundVolume = (volume: number): void => writeText(VOLUME_KEY, String(volume));

/** Plays a short sound of the interface by the chosen speaker; silence where the browser refuses. */
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

/** Several pages of this browser hear the same at about the same time: the first plays, the others keep silent. */
function inOnePage(name: SoundName, play: () => void): void {
  // Without a secure connection browsers have no locks.
  const locks = "locks" in navigator ? navigator.locks : null;
  if (locks === null) return play();
  void locks.request(`sound ${name}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    play();
    await new Promise((resolve) => setTimeout(resolve, CLAIM_MS));
  });
}

/** A speaker that is away gives way to the default one. */
async function onSpeaker(audio: HTMLAudioElement, speakerId: string): Promise<void> {
  if (speakerId === "default" || !("setSinkId" in audio)) return;
  await audio.setSinkId(speakerId).catch(() => {});
}

const APART_MS = 4_000;

/** Thirty who arrive together are one sound: the same one is not played again within a few seconds. */
export function soundsApart(clock: Pick<Clock, "frameMs">, play: (name: SoundName) => void): (name: SoundName) => void {
  const playedAtMs = new Map<SoundName, number>();
  return (name) => {
    const nowMs = clock.frameMs();
    if (nowMs - (playedAtMs.get(name) ?? -Infinity) < APART_MS) return;
    playedAtMs.set(name, nowMs);
    play(name);
  };
}
