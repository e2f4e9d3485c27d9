import { useEffect, useRef } from "react";
import type { Picture } from "../../media/index.ts";

/** A live picture in a video element; silent, because sound goes through the audio graph. */
export function PictureView({ picture, className }: { picture: Picture; className?: string }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => (video.current === null ? undefined : picture.attach(video.current)), [picture]);
  return <video ref={video} className={className} autoPlay playsInline muted disablePictureInPicture aria-hidden />;
}
