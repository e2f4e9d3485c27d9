import type { VideoBackground } from "@atrium/contract";
import type { ReadableStore } from "../../platform/readableStore.ts";

/** `own`: the picture stored on this device. */
export type BackdropChoice = "off" | "blurLight" | "blurStrong" | "own" | VideoBackground;

/** The state of the background dialog. */
export interface BackdropState {
  /** False if the browser gives no access to the camera's frames. */
  isPossible: boolean;
  choice: BackdropChoice;
  isStarting: boolean;
  /** The URL of my own picture; it never leaves this device. */
  ownPicture: string | null;
  /** Frames a second while the machine is too slow; else null. */
  tooMuch: number | null;
  problem: "cannotStart" | "pictureUnreadable" | "pictureTooLarge" | null;
  /** Whether background noise is removed from my microphone. */
  isQuiet: boolean;
}

/** My background and noise suppression. Stored on this device. */
export interface Backdrop {
  state: ReadableStore<BackdropState>;
  choose(choice: BackdropChoice): Promise<void>;
  /** Uses a picture of mine as background. JPG, PNG or WebP up to 10 MB. */
  wearPicture(file: Blob): Promise<void>;
  removePicture(): Promise<void>;
  /** Keeps it although it is too much for this machine. */
  keepAnyway(): void;
  setQuiet(isQuiet: boolean): Promise<void>;
}
