import { must } from "@atrium/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowserAudio, FakeAudioContext } from "../../testing/fakeAudio.ts";
import { FakeClock } from "../../testing/fakeClock.ts";
import { asTrack, FakeTrack } from "../../testing/fakeTracks.ts";
import { AudioGraph } from "./audioGraph.ts";

let contexts: FakeAudioContext[];
beforeEach(() => {
  contexts = fakeBrowserAudio();
});
afterEach(() => vi.unstubAllGlobals());

function newGraph() {
  const clock = new FakeClock();
  const graph = new AudioGraph(clock);
  const context = must(contexts[0], "the graph makes its context");
  return { clock, graph, context, voice: () => asTrack(new FakeTrack("audio", "voice")) };
}

test("people who come and go leave no wire behind", async () => {
  const { clock, graph, context, voice } = newGraph();
  const wires = context.wires.size;
  for (let round = 0; round < 50; round++) {
    graph.add("ada", voice());
    graph.add("bob", voice());
    graph.set("ada", 1, 0);
    graph.remove("ada");
    graph.remove("bob");
    await clock.pass(1000);
  }
  expect(context.wires.size).toBe(wires);
});

test("a context holds a copy of a voice's track, which ends as the voice goes: the track would hold its connection", async () => {
  const { clock, graph, context } = newGraph();
  const track = new FakeTrack("audio", "voice");
  graph.add("ada", asTrack(track));
  const [held] = context.sources;
  expect(held).not.toBe(track);
  graph.remove("ada");
  await clock.pass(100);
  expect(held?.readyState).toBe("ended");
  expect(track.readyState).toBe("live");
});

test("a voice that goes fades before it is cut off", async () => {
  const { clock, graph, context, voice } = newGraph();
  graph.add("ada", voice());
  graph.set("ada", 1, 0);
  const wires = context.wires.size;
  graph.remove("ada");
  expect(context.wires.size).toBe(wires);
  expect(context.nodes.flatMap(({ gain }) => gain.targets)).toEqual([1, 0]);
  await clock.pass(100);
  expect(context.wires.size).toBeLessThan(wires);
});

test("a voice replaced by another of the same person is heard by its own gain", async () => {
  const { clock, graph, voice } = newGraph();
  graph.add("ada", voice());
  graph.set("ada", 1, 0);
  graph.add("ada", voice());
  expect(graph.gainOf("ada")).toBe(0);
  graph.set("ada", 2, 0);
  await clock.pass(100);
  expect(graph.gainOf("ada")).toBe(2);
});

test("what does not change costs no automation", () => {
  const { graph, context, voice } = newGraph();
  graph.add("ada", voice());
  for (let decision = 0; decision < 100; decision++) graph.set("ada", 0.5, 0.1);
  graph.set("ada", 0.5, 0.2);
  expect(context.nodes.flatMap(({ gain }) => gain.targets)).toEqual([0.5, 0.5]);
  expect(context.nodes.flatMap(({ pan }) => pan.targets)).toEqual([0.1, 0.2]);
});

test("a microphone of another sample rate has its meter in a context of its own, which goes with it", () => {
  const { graph } = newGraph();
  const headset = new FakeTrack("audio", "headset");
  headset.sampleRate = 16_000;
  const meter = graph.meter(asTrack(headset));
  const own = must(contexts[1], "the meter made one");
  expect([own.sampleRate, own.state]).toEqual([16_000, "running"]);
  expect(meter.level()).toBe(0);
  meter.stop();
  expect(own.state).toBe("closed");
});

test("a voice is silent until it is told how loud and where it is, and then glides there", () => {
  const { graph, context, voice } = newGraph();
  graph.add("ada", voice());
  const gains = context.nodes.map(({ gain }) => gain);
  expect(gains.some(({ startsAt }) => startsAt === 0)).toBe(true);
  graph.set("ada", 0.5, -0.3);
  expect(gains.flatMap(({ startsAt, targets }) => (startsAt === 0 ? targets : []))).toEqual([0.5]);
  expect(context.nodes.flatMap(({ pan }) => pan.targets)).toEqual([-0.3]);
});

test("after a hundred voices have gone another context takes over, with who still speaks and the microphone's meter", async () => {
  const { clock, graph, context, voice } = newGraph();
  graph.add("ada", voice());
  graph.set("ada", 0.5, 0.3);
  const meter = graph.meter(asTrack(new FakeTrack("audio", "microphone")));
  for (let gone = 0; gone < 100; gone++) {
    graph.add("bob", voice());
    graph.remove("bob");
  }
  await clock.pass(2000);
  const next = must(contexts[1], "another context");
  expect([context.state, next.state]).toEqual(["closed", "running"]);
  expect(context.wires.size).toBe(1);
  expect(next.sources.map(({ readyState }) => readyState)).toEqual(["live", "live"]);
  expect(next.nodes.flatMap(({ gain }) => gain.targets)).toEqual([0.5]);
  expect(graph.gainOf("ada")).toBe(0.5);
  expect(graph.isBlocked()).toBe(false);
  meter.stop();
  graph.dispose();
  await clock.pass(2000);
  expect(next.state).toBe("closed");
  expect(next.sources.map(({ readyState }) => readyState)).toEqual(["ended", "ended"]);
});

test("another context that the browser does not let play leaves the former one playing", async () => {
  const { clock, graph, context, voice } = newGraph();
  graph.add("ada", voice());
  class Silenced extends FakeAudioContext {
    override state: AudioContextState = "suspended";
    constructor() {
      super();
      contexts.push(this);
    }
  }
  vi.stubGlobal("AudioContext", Silenced);
  for (let gone = 0; gone < 100; gone++) {
    graph.add("bob", voice());
    graph.remove("bob");
  }
  await clock.pass(5000);
  expect([context.state, contexts[1]?.state]).toEqual(["running", "closed"]);
  expect(context.sources[0]?.readyState).toBe("live");
});
