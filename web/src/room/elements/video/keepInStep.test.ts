import { fakeTwitch, fakeVimeo, fakeYoutube, type FakeVideoHost } from "@atrium/testkit/fakeVideoHosts";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { expect, test } from "vitest";
import { framedPlayer } from "./framedPlayer.ts";
import type { HostPlayer } from "./hostPlayer.ts";
import { keepInStep, type Wanted } from "./keepInStep.ts";
import { twitchPlayer } from "./twitchPlayer.ts";
import { vimeoPlayer } from "./vimeoPlayer.ts";
import { youtubePlayer } from "./youtubePlayer.ts";

const playing: Wanted = { isPlaying: true, seconds: 275, rate: 1, repeats: false };
const still: Wanted = { ...playing, isPlaying: false };

function aPlayer(host: HostPlayer, fake: (clock: ReturnType<typeof createFakeClock>) => FakeVideoHost) {
  const clock = createFakeClock(0);
  const video = fake(clock);
  const player = framedPlayer(host, {
    send: (message) => video.receive(message),
    hear: (listener) => video.listen(listener),
  });
  const keep = (wanted: Wanted) => {
    const commands = keepInStep(wanted, player.state.getState());
    for (const command of commands) player.ask(command);
    return commands.map((command) => command.do);
  };
  const begin = () => {
    video.load();
    player.greet();
    player.greet();
    video.tick();
  };
  return { clock, video, player, keep, begin };
}

const HOSTS = [
  ["YouTube", youtubePlayer, fakeYoutube],
  ["Vimeo", vimeoPlayer, fakeVimeo],
  ["Twitch", twitchPlayer, fakeTwitch],
] as const;

test.each(HOSTS)("whoever comes in later sees %s's video at the second of the room", (_name, host, fake) => {
  const { video, player, keep, begin } = aPlayer(host, fake);
  expect(keep(playing)).toEqual([]);
  begin();
  expect(player.state.getState()).toMatchObject({ isReady: true, isRefused: false, duration: 724 });
  keep(playing);
  expect(video.played).toMatchObject({ isPlaying: true, seconds: 275 });
});

test.each(HOSTS)("%s's player that fell behind jumps, and one that is barely off does not", (_name, host, fake) => {
  const { clock, video, keep, begin } = aPlayer(host, fake);
  begin();
  keep(playing);
  clock.advance(4000);
  video.tick();
  expect(keep({ ...playing, seconds: 279.5 })).toEqual([]);
  expect(keep({ ...playing, seconds: 290 })).toEqual(["seek"]);
  expect(video.played.seconds).toBe(290);
});

test.each(HOSTS)("%s's player stands still with the room, at its second", (_name, host, fake) => {
  const { video, keep, begin } = aPlayer(host, fake);
  begin();
  keep(playing);
  video.tick();
  keep({ ...still, seconds: 30 });
  expect(video.played).toMatchObject({ isPlaying: false, seconds: 30 });
});

test.each(HOSTS)("my volume reaches %s's player", (_name, host, fake) => {
  const { video, player, begin } = aPlayer(host, fake);
  begin();
  player.set({ share: 0.25, rate: 1 });
  expect(video.played.volume).toBe(0.25);
});

test.each(HOSTS)("what %s does not show here is left alone", (_name, host, fake) => {
  const { video, player, keep, begin } = aPlayer(host, fake);
  begin();
  video.refuse();
  expect(player.state.getState().isRefused).toBe(true);
  expect(keep(playing)).toEqual([]);
});

test("speed is kept by the players that have one", () => {
  for (const [, host, fake] of HOSTS.slice(0, 2)) {
    const { video, player, begin } = aPlayer(host, fake);
    begin();
    player.set({ share: 1, rate: 1.5 });
    expect(video.played.rate).toBe(1.5);
  }
});

test("a video that has ended stays at its end, and one that repeats begins anew", () => {
  const { video, keep, begin } = aPlayer(youtubePlayer, fakeYoutube);
  begin();
  expect(keep({ ...playing, seconds: 800 })).toEqual(["seek"]);
  expect(video.played.isPlaying).toBe(false);
  keep({ ...playing, seconds: 734, repeats: true });
  expect(video.played).toMatchObject({ isPlaying: true, seconds: 10 });
});

test("messages of others say nothing", () => {
  for (const [, host] of HOSTS)
    for (const message of [null, 7, "", "hello", "{", "[]", {}, { event: "ready", namespace: "other" }, { data: 1 }])
      expect([host.name, message, host.read(message)?.isRefused ?? null]).toEqual([host.name, message, null]);
});
