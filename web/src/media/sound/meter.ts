import { LevelReader } from "./levelReader.ts";

/** How loud a track is now, 0 to 1. */
export interface Meter {
  level(): number;
  stop(): void;
}

/** Listens to a copy of the track: muting the original does not silence the meter. */
export function createMeter(context: AudioContext, track: MediaStreamTrack): Meter {
  const copy = track.clone();
  copy.enabled = true;
  const source = context.createMediaStreamSource(new MediaStream([copy]));
  const reader = new LevelReader(context);
  source.connect(reader.node);
  return {
    level: () => reader.level(),
    stop() {
      source.disconnect();
      copy.stop();
    },
  };
}
