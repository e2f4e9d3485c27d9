import type { VideoBackground } from "@atrium/contract";
import type { ReadableStore } from "../../platform/readableStore.ts";

/** `own`: the picture that lies on this device. */
export type BackdropChoice = "off" | "blurLight" | "blurStrong" | "own" | VideoBackground;

/** What the dialog of backgrounds shows. */
export interface BackdropState {
  /** False where the browser gives no access to the camera's pictures. */
  isPossible: boolean;
  choice: BackdropChoice;
  isStarting: boolean;
  /** An address of my own picture; it never leaves this device. */
  ownPicture: string | null;
  /** Frames a second while the machine is too slow; else null. */
  tooMuch: number | null;
  problem: "cannotStart" | "pictureUnreadable" | "pictureTooLarge" | null;
  /** Whether fans, keys and the street are taken out of my voice. */
  isQuiet: boolean;
}

/** What is behind me in my picture, and what is taken out of my voice. Kept on this device. */
export interface Backdrop {
  state: ReadableStore<BackdropState>;
  choose(choice: BackdropChoice): Promise<void>;
  /** Puts a picture of mine behind me. JPG, PNG or WebP up to 10 MB. */
  wearPicture(file: Blob): Promise<void>;
  removePicture(): Promise<void>;
  /** Keeps it although it is too much for this machine. */
  keepAnyway(): void;
  setQuiet(isQuiet: boolean): Promise<void>;
}
