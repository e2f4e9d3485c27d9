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
  const { source, reader, release } = listenIn(context, copy);
  source.connect(reader.node);
  return {
    level: () => reader.level(),
    stop() {
      source.disconnect();
      copy.stop();
      release();
    },
  };
}

/** Firefox takes only tracks of its context's own rate, and a headset's microphone often has another. */
function listenIn(context: AudioContext, track: MediaStreamTrack) {
  const stream = new MediaStream([track]);
  try {
    const source = context.createMediaStreamSource(stream);
    return { source, reader: new LevelReader(context), release: () => {} };
  } catch {
    const { sampleRate } = track.getSettings();
    const own = new AudioContext(sampleRate === undefined ? {} : { sampleRate });
    const source = own.createMediaStreamSource(stream);
    return { source, reader: new LevelReader(own), release: () => void own.close().catch(() => {}) };
  }
}
