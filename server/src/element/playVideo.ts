import { must, videoOfLink } from "@atrium/contract";
import type { ElementData } from "@atrium/contract";
import { videoSecondsAt } from "@atrium/rules";
import type { VideoPlay } from "@atrium/rules";
import { newData } from "./elementData.ts";
import type { StoredData } from "./tables.ts";

type Video = ElementData & { type: "video" };

export const providerOf = (url: string) => must(videoOfLink(url), "checked by its schema").provider;

/** A new video is paused at its start. */
export const newVideo = (input: { url: string }, nowMs: number): StoredData =>
  newData("video", { ...input, videoProvider: providerOf(input.url), stateAt: nowMs });

/** A video's state after a change; another video is paused at its start. */
export function playedFrom(was: Video, asked: Video, nowMs: number): Video {
  const { url } = asked;
  if (url !== was.url)
    return { ...asked, videoProvider: providerOf(url), state: "pause", stateSeek: 0, stateAt: nowMs };
  return { ...asked, ...playFrom(was, asked, nowMs) };
}

/**
 * The playback state after a change, timed from now by the server's clock, so that latecomers see the same second. If
 * the old second is NaN, every request differs from it.
 */
export function playFrom(was: VideoPlay, asked: VideoPlay, nowMs: number): VideoPlay {
  const { state, rate, stateSeek, stateAt } = asked;
  if (stateSeek !== was.stateSeek) return { state, rate, stateSeek, stateAt: nowMs };
  if (state === was.state && rate === was.rate) return { state, rate, stateSeek, stateAt };
  return { state, rate, stateSeek: videoSecondsAt(was, nowMs), stateAt: nowMs };
}
