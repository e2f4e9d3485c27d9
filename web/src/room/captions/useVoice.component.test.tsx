import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { MediaState } from "../../media/index.ts";
import { drawn } from "../../testing/drawn.tsx";
import type { Broadcasting } from "../broadcast/useBroadcast.ts";
import { drawnAir } from "../fixtures/drawnAir.ts";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { cast } from "../fixtures/people.ts";
import type { RoomPort } from "../roomPort.ts";
import { useVoice } from "./useVoice.ts";

const broadcast = { sent: null, air: drawnAir() } as unknown as Broadcasting;
const contexts = { opened: 0, closed: 0 };

class CountedContext extends AudioContext {
  constructor() {
    super();
    contexts.opened += 1;
  }
  override close(): Promise<void> {
    contexts.closed += 1;
    return super.close();
  }
}

const source = new AudioContext();
const aTrack = () => source.createMediaStreamDestination().stream.getAudioTracks()[0] ?? null;

beforeEach(() => {
  Object.assign(contexts, { opened: 0, closed: 0 });
  vi.stubGlobal("AudioContext", CountedContext);
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => source.close());

function Speaker({ port }: { port: RoomPort }) {
  useVoice(port, broadcast, "en");
  return null;
}

/** Somebody whose microphone is on, in a room where captions are read. */
function speaking(captionsOn = true) {
  const fixture = fixtureRoom({ people: cast, room: { type: "stage" }, captionsOn });
  const microphone = { state: "on", deviceId: "default", label: "Built-in" } as const;
  const media = createStore<MediaState>(() => ({ ...fixture.media.getState(), microphone }));
  let track = aTrack();
  const said: (string | null)[] = [];
  const sayVoice = (language: string | null) => void said.push(language);
  const port: RoomPort = { ...fixture, media, sayVoice, microphoneTrack: () => track };
  return {
    port,
    said,
    /** The same device, opened anew. */
    reopen() {
      track = aTrack();
      media.setState({ microphone: { ...microphone } });
    },
    mute: () => media.setState({ microphone: { state: "off" } }),
  };
}

test("a microphone that is opened anew goes on being captioned, and what it was before is let go", async () => {
  const { port, said, reopen, mute } = speaking();
  await drawn(<Speaker port={port} />);
  await expect.poll(() => contexts).toEqual({ opened: 1, closed: 0 });
  reopen();
  await expect.poll(() => contexts).toEqual({ opened: 2, closed: 1 });
  mute();
  await expect.poll(() => contexts).toEqual({ opened: 2, closed: 2 });
  expect(said.at(-1)).toBeNull();
});

test("while nobody reads, no sound is taken; whoever leaves lets it go", async () => {
  const unread = speaking(false);
  const first = await drawn(<Speaker port={unread.port} />);
  const read = speaking();
  const second = await drawn(<Speaker port={read.port} />);
  await expect.poll(() => contexts).toEqual({ opened: 1, closed: 0 });
  await second.unmount();
  await expect.poll(() => contexts).toEqual({ opened: 1, closed: 1 });
  await first.unmount();
});
