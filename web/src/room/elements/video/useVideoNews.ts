import type { AccountId } from "@atrium/contract";
import { videoSecondsAt } from "@atrium/rules";
import { useEffect, useRef, useState } from "react";
import { browserClock } from "../../../platform/clock.ts";
import type { Video } from "./useVideo.ts";

/** What somebody else did with a video that everybody watches together. */
export interface VideoNews {
  what: "went" | "started" | "stopped";
  by: AccountId;
  seconds: number;
}

const SHOWN_MS = 5000;
/** A change of position below this many seconds is no jump. */
const NO_JUMP = 1;

/** The latest news, for a moment. */
export function useVideoNews(data: Video, me: AccountId | null): VideoNews | null {
  const [news, setNews] = useState<VideoNews | null>(null);
  const seen = useRef(data);
  useEffect(() => {
    const told = newsBetween(seen.current, data);
    seen.current = data;
    if (told !== null && told.by !== me) setNews(told);
  }, [data, me]);
  useEffect(() => (news === null ? undefined : browserClock.after(SHOWN_MS, () => setNews(null))), [news]);
  return news;
}

/** Null if nothing worth telling happened. */
export function newsBetween(was: Video, now: Video): VideoNews | null {
  const { playedBy: by, state, stateAt, stateSeek: seconds } = now;
  if (by === undefined || stateAt === was.stateAt || now.url !== was.url) return null;
  if (state !== was.state) return { what: state === "play" ? "started" : "stopped", by, seconds };
  return Math.abs(videoSecondsAt(was, stateAt) - seconds) > NO_JUMP ? { what: "went", by, seconds } : null;
}
