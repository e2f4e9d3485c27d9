import { z } from "zod";
import { element } from "../common/constants.ts";

export const VideoProvider = z.enum(element.videoProviders);
export type VideoProvider = z.infer<typeof VideoProvider>;

/** The video that a link names, and its host. */
export interface VideoLink {
  provider: VideoProvider;
  id: string;
  /** For a Vimeo video that opens only by its link. */
  hash: string | null;
  /** A channel of Twitch: it has no beginning and no end. */
  isLive: boolean;
}

interface Shape {
  provider: VideoProvider;
  link: RegExp;
  isLive?: boolean;
}

const YOUTUBE = String.raw`(?:(?:www\.|m\.|music\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com)`;
const TWITCH = String.raw`(?:www\.|m\.)?twitch\.tv`;
/** Pages of Twitch that are not channels. */
const NO_CHANNEL = "videos|directory|downloads|jobs|p|settings|subscriptions|wallet|search";
const SHAPES: readonly Shape[] = [
  { provider: "youtube", link: new RegExp(String.raw`^${YOUTUBE}/watch\?(?:[^#]*&)?v=(?<id>[\w-]{11})(?:[&#]|$)`) },
  {
    provider: "youtube",
    link: new RegExp(String.raw`^${YOUTUBE}/(?:embed|shorts|live|v)/(?<id>[\w-]{11})(?:[/?#]|$)`),
  },
  { provider: "youtube", link: /^(?:www\.)?youtu\.be\/(?<id>[\w-]{11})(?:[/?#]|$)/ },
  {
    provider: "vimeo",
    link: /^player\.vimeo\.com\/video\/(?<id>\d{5,12})(?:\?(?:[^#]*&)?h=(?<hash>[0-9a-f]+))?(?:[/?&#]|$)/,
  },
  {
    provider: "vimeo",
    link: /^(?:www\.)?vimeo\.com\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(?<id>\d{5,12})(?:\/(?<hash>[0-9a-f]+))?(?:[/?#]|$)/,
  },
  { provider: "twitch", link: new RegExp(String.raw`^${TWITCH}/videos/(?<id>\d{5,12})(?:[/?#]|$)`) },
  {
    provider: "twitch",
    link: new RegExp(String.raw`^${TWITCH}/(?!(?:${NO_CHANNEL})(?:[/?#]|$))(?<id>\w{3,25})/?(?:[?#]|$)`),
    isLive: true,
  },
];

/** The video that a link names; null if it is not on a supported host. */
export function videoOfLink(link: string): VideoLink | null {
  const address = /^https?:\/\/(?<host>[^/?#]+)(?<rest>[^\s]*)$/i.exec(link.trim())?.groups;
  if (address === undefined) return null;
  const plain = `${(address["host"] ?? "").toLowerCase()}${address["rest"] ?? ""}`;
  for (const { provider, link: shape, isLive = false } of SHAPES) {
    const named = shape.exec(plain)?.groups;
    if (named !== undefined) return { provider, id: named["id"] ?? "", hash: named["hash"] ?? null, isLive };
  }
  return null;
}

/** A link to a video on a supported host. */
export const VideoUrl = z
  .string()
  .trim()
  .max(2000)
  .refine((link) => videoOfLink(link) !== null, "must be a video of YouTube, Vimeo or Twitch");
