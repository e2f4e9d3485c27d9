import { loudness } from "./speech.ts";

/** How loud a track is now, 0 to 1. */
export interface Meter {
  level(): number;
  stop(): void;
}

const SAMPLES = 1024;

/** Listens to a copy of the track: muting the original does not silence the meter. */
export function createMeter(context: AudioContext, track: MediaStreamTrack): Meter {
  const copy = track.clone();
  copy.enabled = true;
  const source = context.createMediaStreamSource(new MediaStream([copy]));
  const analyser = new AnalyserNode(context, { fftSize: SAMPLES });
  source.connect(analyser);
  const samples = new Float32Array(SAMPLES);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      return loudness(samples);
    },
    stop() {
      source.disconnect();
      copy.stop();
    },
  };
}
