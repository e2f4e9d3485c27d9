export interface Capture {
  /** A small picture of what is recorded now; null if none can be drawn. */
  picture(): Promise<Blob | null>;
  /** Ends the recording; one last piece follows. */
  stop(): void;
}

const PIECE_MS = 1000;
const SIZE = { width: 1280, height: 720, frameRate: 24 };
const QUALITY = { mimeType: "video/webm;codecs=vp8,opus", videoBitsPerSecond: 1_500_000, audioBitsPerSecond: 96_000 };
/** The page plays a finished mix: no sound processing is wanted. */
const AS_PLAYED = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };

/** Records this page and its sound, in pieces of a second. */
export async function capturePage(onPiece: (bytes: Blob, isLast: boolean) => void): Promise<Capture> {
  const asked = { video: SIZE, audio: AS_PLAYED, preferCurrentTab: true, selfBrowserSurface: "include" };
  const stream = await navigator.mediaDevices.getDisplayMedia(asked);
  const recorder = new MediaRecorder(stream, QUALITY);
  recorder.addEventListener("dataavailable", ({ data }) => onPiece(data, recorder.state === "inactive"));
  recorder.start(PIECE_MS);
  return {
    picture: () => pictureOf(stream),
    stop: () => {
      if (recorder.state !== "inactive") recorder.stop();
    },
  };
}

const PICTURE = { width: 288, height: 162 };

async function pictureOf(stream: MediaStream): Promise<Blob | null> {
  const video = document.createElement("video");
  video.srcObject = stream;
  video.muted = true;
  try {
    await video.play();
    const canvas = new OffscreenCanvas(PICTURE.width, PICTURE.height);
    const pen = canvas.getContext("2d");
    pen?.drawImage(video, 0, 0, PICTURE.width, PICTURE.height);
    return pen === null ? null : await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
  } finally {
    video.srcObject = null;
  }
}
