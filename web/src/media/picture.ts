import type { Picture } from "./mediaState.ts";

/** Pictures by the track they show: the same track gives the same object, so that a render does not attach it again. */
const pictures = new WeakMap<MediaStreamTrack, Picture>();

export function pictureOf(track: MediaStreamTrack, size: Picture["size"] = null): Picture {
  const known = pictures.get(track);
  if (known !== undefined && known.size?.width === size?.width && known.size?.height === size?.height) return known;
  const stream = new MediaStream([track]);
  const picture: Picture = { size, attach: (element) => attach(element, stream) };
  pictures.set(track, picture);
  return picture;
}

function attach(element: HTMLVideoElement, stream: MediaStream): () => void {
  element.muted = true;
  element.playsInline = true;
  element.autoplay = true;
  element.srcObject = stream;
  void element.play().catch(() => {});
  return () => {
    if (element.srcObject === stream) element.srcObject = null;
  };
}
