import type { AccountId, MediaAccess } from "@atrium/contract";
import type { Clock } from "../platform/clock.ts";
import type { BackdropNeeds } from "./backdrop/cameraBackdrop.ts";
import type { Devices, MediaDevicesPort } from "./devices/devices.ts";
import type { TextStore } from "./devices/mediaPreferences.ts";
import type { Livekit } from "./seat/mediaSeat.ts";
import type { SoundOutput } from "./sound/soundOutput.ts";

/** What the media of a visit need from the page and from the visit. */
export interface MediaNeeds {
  clock: Clock;
  store: TextStore;
  devices: MediaDevicesPort | null;
  captureScreen(): Promise<MediaStream>;
  createOutput(): SoundOutput;
  loadLivekit(): Promise<Livekit>;
  backdrop: Pick<BackdropNeeds, "dress" | "pictureUrl">;
  iceServers(): Promise<RTCIceServer[]>;
  /** A fresh token for the current room; null while there is none. */
  freshAccess(): Promise<MediaAccess | null>;
  /** Tells the room what I publish now. */
  report(what: { audioMuted?: boolean; videoMuted?: boolean; sharing?: boolean }): void;
  /** How loud the media server hears me, 0 to 1. */
  reportLevel(level: number): void;
  /** Who arrives or leaves changes what is worth receiving. */
  peopleChanged(): void;
  /** The network is back after a short loss, as seen by incoming packets. */
  mended(): void;
  /** The loudness of people whose sound is not received here, 0 to 1. */
  distantLevel(accountId: AccountId): number;
}

/** What a broadcast uses of the media of a visit; it is loaded with the room. */
export interface AirMedia {
  needs: Pick<MediaNeeds, "clock" | "loadLivekit" | "iceServers" | "captureScreen">;
  devices: Devices;
  /** Null once the visit is over. */
  readyOutput(): SoundOutput | null;
}

/** What the page provides, in every visit. */
export type MediaParts = Pick<
  MediaNeeds,
  "store" | "devices" | "captureScreen" | "createOutput" | "loadLivekit" | "backdrop"
>;
