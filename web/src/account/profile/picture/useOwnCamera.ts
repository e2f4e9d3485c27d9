import { useEffect, useState, type RefObject } from "react";

export type CameraState = "starting" | "on" | "blocked" | "missing" | "unknown";

/** Shows the camera in a video as long as that is there; nothing is asked of the browser before. */
export function useOwnCamera(video: RefObject<HTMLVideoElement | null>): CameraState {
  const [state, setState] = useState<CameraState>("starting");
  useEffect(() => {
    const opening = open();
    let isGone = false;
    void opening.then(async (stream) => {
      if (isGone || video.current === null) return;
      if (!(stream instanceof MediaStream)) return setState(stream);
      video.current.srcObject = stream;
      await video.current.play().catch(() => undefined);
      if (!isGone) setState("on");
    });
    return () => {
      isGone = true;
      void opening.then((stream) => {
        if (stream instanceof MediaStream) for (const track of stream.getTracks()) track.stop();
      });
    };
  }, [video]);
  return state;
}

async function open(): Promise<MediaStream | CameraState> {
  try {
    const video = { facingMode: "user", width: { ideal: 1280 }, height: { ideal: 720 } };
    return await navigator.mediaDevices.getUserMedia({ video });
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (name === "NotAllowedError" || name === "SecurityError") return "blocked";
    return name === "NotFoundError" ? "missing" : "unknown";
  }
}

/** What the camera shows at this moment, as a file; null if the browser cannot encode it. */
export async function stillOf(video: HTMLVideoElement): Promise<File | null> {
  try {
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
    canvas.getContext("2d")?.drawImage(video, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
    return new File([blob], "camera.jpg", { type: blob.type });
  } catch {
    return null;
  }
}
