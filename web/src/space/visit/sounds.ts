import { constants } from "@atrium/contract";

export type SoundName = (typeof constants.ui.sounds)[number];

/** Plays a short sound of the interface; silence where the browser refuses. */
export type PlaySound = (name: SoundName) => void;

const files = import.meta.glob<string>("../../../assets/sounds/*", { query: "?url", import: "default", eager: true });

export const playSound: PlaySound = (name) => {
  const file = Object.entries(files).find(([path]) => path.includes(`/${name}.`))?.[1];
  if (file === undefined) return;
  const audio = new Audio(file);
  audio.volume = constants.ui.soundVolume;
  void audio.play().catch(() => {});
};
