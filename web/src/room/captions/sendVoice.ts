import { constants } from "@atrium/contract";
import type { RoomPort } from "../roomPort.ts";
import workletUrl from "./voiceWorklet.ts?worker&url";

const { sampleRate, soundMs } = constants.captions;

type VoicePort = Pick<RoomPort, "sayVoice" | "sendSound">;

/** Sends what a microphone hears to be captioned, until its undo is called. */
export function sendVoice(port: VoicePort, track: MediaStreamTrack, language: string): () => void {
  const context = new AudioContext();
  let isOver = false;
  void listen(context, track, (sound) => (isOver ? undefined : port.sendSound(sound))).then(
    () => (isOver ? undefined : port.sayVoice(language)),
    // A browser without worklets, or a context that was closed meanwhile: this voice is not captioned.
    () => undefined,
  );
  return () => {
    isOver = true;
    void context.close().catch(() => undefined);
    port.sayVoice(null);
  };
}

async function listen(context: AudioContext, track: MediaStreamTrack, hear: (sound: ArrayBuffer) => void) {
  await context.audioWorklet.addModule(workletUrl);
  await context.resume();
  const processorOptions = { rate: sampleRate, samples: (sampleRate * soundMs) / 1000 };
  const node = new AudioWorkletNode(context, "voice", { numberOfOutputs: 0, channelCount: 1, processorOptions });
  node.port.addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => hear(data));
  context.createMediaStreamSource(new MediaStream([track])).connect(node);
  node.port.start();
}
