/** A sound sent before somebody speaks; its track is silent until it plays. */
export interface AirTone {
  track: MediaStreamTrack;
  play(lengthMs: number): void;
  stop(): void;
}

/** Two soft notes, a fifth apart, one after the other. */
const NOTES_HZ = [440, 659.25];
const LOUDNESS = 0.16;
const FADE_S = 0.12;

/** The tone as a track, also heard locally. Browsers may require a click before it can play. */
export function airTone(): AirTone {
  const context = new AudioContext();
  const sent = new MediaStreamAudioDestinationNode(context, { channelCount: 1 });
  const [track] = sent.stream.getAudioTracks();
  if (track === undefined) throw new Error("A destination has a track");
  return {
    track,
    play(lengthMs) {
      const noteS = lengthMs / 1000 / NOTES_HZ.length;
      for (const [at, frequency] of NOTES_HZ.entries()) {
        const [fromS, toS] = [context.currentTime + at * noteS, context.currentTime + (at + 1) * noteS];
        const note = new OscillatorNode(context, { type: "sine", frequency });
        const fade = new GainNode(context, { gain: 0 });
        fade.gain.setValueAtTime(0, fromS);
        fade.gain.linearRampToValueAtTime(LOUDNESS, fromS + FADE_S);
        fade.gain.setValueAtTime(LOUDNESS, toS - FADE_S);
        fade.gain.linearRampToValueAtTime(0, toS);
        note.connect(fade).connect(sent);
        fade.connect(context.destination);
        note.start(fromS);
        note.stop(toS);
      }
    },
    stop() {
      track.stop();
      void context.close().catch(() => {});
    },
  };
}
