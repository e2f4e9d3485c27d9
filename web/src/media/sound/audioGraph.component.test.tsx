import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { browserClock } from "../../platform/clock.ts";
import { drawn } from "../../testing/drawn.tsx";
import { AudioGraph } from "./audioGraph.ts";

afterEach(() => vi.unstubAllGlobals());

/** An endless tone. */
function newTone() {
  const context = new AudioContext();
  const destination = new MediaStreamAudioDestinationNode(context);
  const tone = new OscillatorNode(context);
  tone.connect(destination);
  tone.start();
  const [track] = destination.stream.getAudioTracks();
  if (track === undefined) throw new Error("A destination has a track");
  return { track, end: () => context.close() };
}

test("who speaks on is heard in the context that takes over after many have gone", async () => {
  // Nothing plays before a click.
  await drawn(<button type="button">Enter</button>);
  await page.getByRole("button", { name: "Enter" }).click();
  const made: AudioContext[] = [];
  const tone = newTone();
  class Counted extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      made.push(this);
    }
  }
  vi.stubGlobal("AudioContext", Counted);
  const graph = new AudioGraph(browserClock);
  graph.add("ada", tone.track);
  graph.set("ada", 1, 0);
  await expect.poll(() => graph.mixLevel()).toBeGreaterThan(0.1);
  for (let gone = 0; gone < 100; gone++) {
    graph.add("bob", tone.track);
    graph.remove("bob");
  }
  await expect.poll(() => made.map(({ state }) => state)).toEqual(["closed", "running"]);
  await expect.poll(() => graph.mixLevel()).toBeGreaterThan(0.1);
  expect(graph.isBlocked()).toBe(false);
  graph.dispose();
  await tone.end();
});
