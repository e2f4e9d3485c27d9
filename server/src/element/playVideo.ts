import { must, videoOfLink } from "@atrium/contract";
import type { ElementData } from "@atrium/contract";
import { videoSecondsAt } from "@atrium/rules";
import { newData } from "./elementData.ts";
import type { StoredData } from "./tables.ts";

type Video = ElementData & { type: "video" };

const providerOf = (url: string) => must(videoOfLink(url), "checked by its schema").provider;

/** A new video stands still at its beginning. */
export const newVideo = (input: { url: string }, nowMs: number): StoredData =>
  newData("video", { ...input, videoProvider: providerOf(input.url), stateAt: nowMs });

/**
 * A video's state after a change: what is played counts from now on, by the server's clock, so that whoever comes later
 * finds the same second. Another video stands still at its beginning.
 */
export function playedFrom(was: Video, asked: Video, nowMs: number): Video {
  const { url, state, rate, stateSeek } = asked;
  if (url !== was.url)
    return { ...asked, videoProvider: providerOf(url), state: "pause", stateSeek: 0, stateAt: nowMs };
  if (stateSeek !== was.stateSeek) return { ...asked, stateAt: nowMs };
  if (state === was.state && rate === was.rate) return asked;
  return { ...asked, stateSeek: videoSecondsAt(was, nowMs), stateAt: nowMs };
}
