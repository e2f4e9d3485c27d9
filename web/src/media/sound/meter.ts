import { LevelReader } from "./levelReader.ts";

/** How loud a track is now, 0 to 1. */
export interface Meter {
  level(): number;
  stop(): void;
}

export interface MovableMeter extends Meter {
  /** Continues in another context. */
  move(context: AudioContext): void;
}

/** Listens to a copy of the track: muting the original does not silence the meter. */
export function createMeter(context: AudioContext, track: MediaStreamTrack): MovableMeter {
  const copy = track.clone();
  copy.enabled = true;
  let ear = listenIn(context, copy);
  return {
    level: () => ear.reader.level(),
    move(next) {
      ear.release();
      ear = listenIn(next, copy);
    },
    stop() {
      ear.release();
      copy.stop();
    },
  };
}

/** Firefox takes only tracks of its context's own rate, and a headset's microphone often has another. */
function listenIn(context: AudioContext, track: MediaStreamTrack) {
  const stream = new MediaStream([track]);
  try {
    const source = context.createMediaStreamSource(stream);
    return { reader: readerOf(source, context), release: () => source.disconnect() };
  } catch {
    const { sampleRate } = track.getSettings();
    const own = new AudioContext(sampleRate === undefined ? {} : { sampleRate });
    const source = own.createMediaStreamSource(stream);
    return { reader: readerOf(source, own), release: () => void own.close().catch(() => {}) };
  }
}

function readerOf(source: AudioNode, context: AudioContext): LevelReader {
  const reader = new LevelReader(context);
  source.connect(reader.node);
  return reader;
}
