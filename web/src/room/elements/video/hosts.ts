import type { VideoProvider } from "@atrium/contract";
import type { HostPlayer } from "./hostPlayer.ts";
import { twitchPlayer } from "./twitchPlayer.ts";
import { vimeoPlayer } from "./vimeoPlayer.ts";
import { youtubePlayer } from "./youtubePlayer.ts";

export const HOSTS: Readonly<Record<VideoProvider, HostPlayer>> = {
  youtube: youtubePlayer,
  vimeo: vimeoPlayer,
  twitch: twitchPlayer,
};
