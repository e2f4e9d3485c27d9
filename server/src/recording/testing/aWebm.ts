import {
  AppendOnlyStreamTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
} from "mediabunny";

/** A WebM as browsers record it: picture and sound, streamed, without its length. Its content is not playable. */
export async function aWebm(seconds: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const writable = new WritableStream<Uint8Array>({ write: (part) => void parts.push(part.slice()) });
  const output = new Output({
    format: new WebMOutputFormat({ appendOnly: true }),
    target: new AppendOnlyStreamTarget(writable),
  });
  const [video, audio] = [new EncodedVideoPacketSource("vp8"), new EncodedAudioPacketSource("opus")];
  output.addVideoTrack(video);
  output.addAudioTrack(audio);
  await output.start();
  const decoderOfVideo = { decoderConfig: { codec: "vp8", codedWidth: 320, codedHeight: 180 } };
  const decoderOfAudio = { decoderConfig: { codec: "opus", sampleRate: 48_000, numberOfChannels: 2 } };
  for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
    const packet = new EncodedPacket(new Uint8Array(200).fill(tenth % 256), "key", tenth / 10, 0.1);
    await video.add(packet, decoderOfVideo);
    await audio.add(packet, decoderOfAudio);
  }
  await output.finalize();
  return Buffer.concat(parts);
}
