import type { MediaState } from "../mediaState.ts";
import { pictureOf } from "../picture.ts";
import type { OwnKind, OwnTracks } from "./ownTracks.ts";

/** What I see of my own camera and of the screen that I share. */
export function ownPictures(tracks: Pick<OwnTracks, "capture">): Pick<MediaState, "ownCamera" | "ownScreen"> {
  const pictureIf = (kind: OwnKind) => {
    const track = tracks.capture(kind);
    return track === null ? null : pictureOf(track);
  };
  return { ownCamera: pictureIf("camera"), ownScreen: pictureIf("screen") };
}
