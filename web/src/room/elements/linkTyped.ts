import { elementDefaults, videoOfLink, type ElementData } from "@atrium/contract";
import { addressIn } from "./embeddable.ts";
import { pageTyped } from "./pageAddress.ts";

/** What a link becomes on the floor: a video of a host that rooms show, else a web page; null where it is neither. */
export function linkTyped(typed: string): ElementData | null {
  const words = addressIn(typed);
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(words) ? words : `https://${words}`;
  const video = videoTyped(url);
  if (video !== null) return video;
  const page = pageTyped(words);
  return page === null ? null : { type: "iframe", url: page };
}

/** A video by its link; null where no host that rooms show has it. */
export function videoTyped(typed: string): (ElementData & { type: "video" }) | null {
  const words = addressIn(typed);
  const url = /^https?:\/\//i.test(words) ? words : `https://${words}`;
  const video = videoOfLink(url);
  if (video === null) return null;
  return { type: "video", url, videoProvider: video.provider, ...elementDefaults.video };
}
