import { afterAll, beforeAll, expect, test } from "vitest";
import { type BrowserClients, startBrowserClients } from "./browserClients.ts";
import { type MediaTrial, startMediaTrial } from "./mediaTrial.ts";
import { received, until, expectReceiving } from "./watch.ts";

let trial: MediaTrial;
let clients: BrowserClients;

beforeAll(async () => {
  trial = await startMediaTrial();
  clients = await startBrowserClients();
});

afterAll(async () => {
  await clients.close();
  await trial.stop();
});

const sends = { microphone: true, camera: true } as const;

test("two people and a late one hear and see each other", async () => {
  const room = "late";
  const a = await clients.join(trial, { identity: "a", room, ...sends });
  const b = await clients.join(trial, { identity: "b", room, ...sends });
  await expectReceiving(a, "b", "both");
  await expectReceiving(b, "a", "both");
  const c = await clients.join(trial, { identity: "c", room });
  await expectReceiving(c, "a", "both");
  await expectReceiving(c, "b", "both");
  await until(
    () => a.evaluate(() => window.room.activeSpeakers.some(({ identity }) => identity === "b")),
    "b speaking",
  );
  await Promise.all([a.close(), b.close(), c.close()]);
});

test("two connections, one each way, work as well as one for both", async () => {
  const room = "two";
  const options = { singlePeerConnection: false };
  const a = await clients.join(trial, { identity: "a", room, options, ...sends });
  const b = await clients.join(trial, { identity: "b", room, options, ...sends });
  const c = await clients.join(trial, { identity: "c", room, ...sends });
  await expectReceiving(a, "b", "both");
  await expectReceiving(b, "c", "both");
  await expectReceiving(c, "a", "both");
  await Promise.all([a.close(), b.close(), c.close()]);
});

test("a muted microphone and a camera that is off are silent, and come back", async () => {
  const room = "mute";
  const a = await clients.join(trial, { identity: "a", room });
  const b = await clients.join(trial, { identity: "b", room, ...sends });
  // Somebody who keeps talking: silence is measured by their packets.
  const c = await clients.join(trial, { identity: "c", room, microphone: true });
  await expectReceiving(a, "b", "both");
  await expectReceiving(a, "c", "audio");
  await b.evaluate(async () => {
    await window.room.localParticipant.setMicrophoneEnabled(false);
    await window.room.localParticipant.setCameraEnabled(false);
  });
  await until(() => a.evaluate(() => !window.room.remoteParticipants.get("b")?.isMicrophoneEnabled), "the mute");
  const [silent, heardOfC] = [await received(a, "b"), (await received(a, "c")).audioPackets];
  await until(async () => (await received(a, "c")).audioPackets > heardOfC + 50, "a second of another's sound");
  const later = await received(a, "b");
  expect(later.audioPackets - silent.audioPackets).toBeLessThan(5);
  expect(later.framesDecoded - silent.framesDecoded).toBeLessThan(5);
  await b.evaluate(async () => {
    await window.room.localParticipant.setMicrophoneEnabled(true);
    await window.room.localParticipant.setCameraEnabled(true);
  });
  await expectReceiving(a, "b", "both");
  await Promise.all([a.close(), b.close(), c.close()]);
});

test("the layer follows the wanted quality and size", async () => {
  const room = "layers";
  const a = await clients.join(trial, { identity: "a", room });
  const b = await clients.join(trial, { identity: "b", room, ...sends });
  const want = (change: "low" | "high" | "small") =>
    a.evaluate((wanted) => {
      const [publication] = window.room.remoteParticipants.get("b")?.videoTrackPublications.values() ?? [];
      const { VideoQuality } = window.LivekitClient;
      if (wanted === "small") publication?.setVideoDimensions({ width: 200, height: 120 });
      else publication?.setVideoQuality(wanted === "low" ? VideoQuality.LOW : VideoQuality.HIGH);
    }, change);
  await expectReceiving(a, "b", "both");
  await want("low");
  await until(async () => (await received(a, "b")).frameWidth === 320, "the lowest layer");
  await want("high");
  // A busy browser sends its highest layer smaller than the camera's picture.
  await until(async () => (await received(a, "b")).frameWidth > 320, "a higher layer");
  await want("small");
  await until(async () => (await received(a, "b")).frameWidth === 320, "the lowest layer by size");
  await expectReceiving(a, "b", "both");
  await Promise.all([a.close(), b.close()]);
});

test("people choose whom they receive, quickly changing their mind", async () => {
  const room = "choose";
  const a = await clients.join(trial, { identity: "a", room, connect: { autoSubscribe: false } });
  const b = await clients.join(trial, { identity: "b", room, ...sends });
  const subscribe = (wanted: boolean) =>
    a.evaluate((each) => {
      const { remoteParticipants } = window.room;
      remoteParticipants.get("b")?.trackPublications.forEach((publication) => publication.setSubscribed(each));
    }, wanted);
  await until(
    () => a.evaluate(() => window.room.remoteParticipants.get("b")?.trackPublications.size === 2),
    "b's tracks",
  );
  expect(await received(a, "b")).toMatchObject({ audioPackets: 0, framesDecoded: 0 });
  await subscribe(true);
  await expectReceiving(a, "b", "both");
  for (let round = 0; round < 4; round += 1) {
    await subscribe(false);
    await subscribe(true);
    // Every second time, before the server has answered.
    if (round % 2 === 0) await until(async () => (await received(a, "b")).audioPackets > 0, "b's sound again");
  }
  await expectReceiving(a, "b", "both");
  await subscribe(false);
  await until(async () => (await received(a, "b")).audioPackets === 0, "the end of b's tracks");
  await Promise.all([a.close(), b.close()]);
});

test("a screen is shared beside the camera and its end is seen", async () => {
  const room = "screen";
  const a = await clients.join(trial, { identity: "a", room });
  const b = await clients.join(trial, { identity: "b", room, ...sends });
  await expectReceiving(a, "b", "both");
  await b.evaluate(async () => {
    const canvas = document.createElement("canvas");
    canvas.width = 800;
    canvas.height = 450;
    let hue = 0;
    setInterval(() => {
      const context = canvas.getContext("2d");
      if (!context) return;
      context.fillStyle = `hsl(${(hue += 7)} 80% 50%)`;
      context.fillRect(0, 0, canvas.width, canvas.height);
    }, 100);
    const [track] = canvas.captureStream(10).getVideoTracks();
    const { Track } = window.LivekitClient;
    if (track)
      await window.room.localParticipant.publishTrack(track, { source: Track.Source.ScreenShare, simulcast: false });
  });
  await until(async () => (await received(a, "b")).frameWidths.includes(800), "the screen");
  await b.evaluate(async () => {
    const { Track } = window.LivekitClient;
    const track = window.room.localParticipant.getTrackPublication(Track.Source.ScreenShare)?.track;
    if (track) await window.room.localParticipant.unpublishTrack(track.mediaStreamTrack);
  });
  await until(() => a.evaluate(() => window.room.remoteParticipants.get("b")?.trackPublications.size === 2), "the end");
  await expectReceiving(a, "b", "both");
  await Promise.all([a.close(), b.close()]);
});

test.each([
  ["vp9", "vp9"],
  ["h264", "h264"],
  ["av1", "vp8"],
] as const)("a client that wants to send %s sends %s", async (codec, used) => {
  const a = await clients.join(trial, { identity: "a", room: codec });
  const b = await clients.join(trial, { identity: "b", room: codec });
  await b.evaluate(async (videoCodec) => {
    const [track] = await window.LivekitClient.createLocalTracks({
      video: { resolution: { width: 640, height: 360 } },
    });
    if (track) await window.room.localParticipant.publishTrack(track, { videoCodec, backupCodec: false });
  }, codec);
  await expectReceiving(a, "b", "video");
  const published = await trial.api.getParticipant(codec, "b");
  expect(published.tracks[0]?.mimeType).toBe(`video/${used}`);
  await Promise.all([a.close(), b.close()]);
});

test("data reaches everybody or those named, by both channels", async () => {
  const room = "data";
  const [a, b, c] = await Promise.all([
    clients.join(trial, { identity: "a", room }),
    clients.join(trial, { identity: "b", room }),
    clients.join(trial, { identity: "c", room, options: { singlePeerConnection: false } }),
  ]);
  const send = (text: string, options: { reliable: boolean; destinationIdentities?: string[] }) =>
    a.evaluate(
      ({ text, options }) => window.room.localParticipant.publishData(new TextEncoder().encode(text), options),
      { text, options },
    );
  await send("all", { reliable: true });
  await send("lossy", { reliable: false });
  await send("for c", { reliable: true, destinationIdentities: ["c"] });
  await until(() => c.evaluate(() => window.received.length === 3), "three messages at c");
  await until(() => b.evaluate(() => window.received.length === 2), "two messages at b");
  expect(await c.evaluate(() => window.received.toSorted())).toEqual(["all", "for c", "lossy"]);
  expect(await b.evaluate(() => window.received.toSorted())).toEqual(["all", "lossy"]);
  await Promise.all([a.close(), b.close(), c.close()]);
});
