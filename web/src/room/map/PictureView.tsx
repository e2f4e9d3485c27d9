import { useEffect, useRef } from "react";
import type { Picture } from "../../media/index.ts";

/**
 * A live picture in a video element; silent, because sound goes through the audio graph. React would listen to each
 * of the element's media events, several a second for every camera, so the element is made beside it.
 */
export function PictureView({ picture }: { picture: Picture }) {
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const video = document.createElement("video");
    video.autoplay = true;
    video.playsInline = true;
    video.muted = true;
    video.disablePictureInPicture = true;
    video.ariaHidden = "true";
    frame.current?.append(video);
    const detach = picture.attach(video);
    return () => {
      detach();
      video.remove();
    };
  }, [picture]);
  return <span ref={frame} style={{ display: "contents" }} />;
}
