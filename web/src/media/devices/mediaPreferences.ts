import type { AccountId } from "@atrium/contract";
import { constants } from "@atrium/contract";
import { z } from "zod";
import { MICROPHONE_HEARD_KEY } from "../../platform/microphoneHeard.ts";
import { SPEAKER_KEY } from "../../platform/sounds.ts";
import { PICTURE_CHOICES, type DeviceKind, type PictureChoice } from "../mediaState.ts";

/** Where preferences are stored: `platform/storage` in the page, a map in tests. Reading never fails. */
export interface TextStore {
  read(key: string): string | null;
  write(key: string, text: string): void;
}

const KEYS = { microphone: "atrium.microphone", camera: "atrium.camera", speaker: SPEAKER_KEY } as const;
const VOLUMES = "atrium.volumes";
const PICTURES = "atrium.pictures";
const Pictures = z.enum(PICTURE_CHOICES);
/** Beyond this, the oldest volumes are dropped. */
const VOLUMES_KEPT = 500;
const Volumes = z.record(z.string(), z.number());

/**
 * Devices and personal volumes remembered on this device. All optional: a missing or invalid value means the default.
 */
export class MediaPreferences {
  readonly #store: TextStore;

  constructor(store: TextStore) {
    this.#store = store;
  }

  device(kind: DeviceKind): string | null {
    return this.#store.read(KEYS[kind]);
  }

  keepDevice(kind: DeviceKind, deviceId: string): void {
    this.#store.write(KEYS[kind], deviceId);
  }

  /** How much is spent on other people's cameras; by itself unless somebody chose. */
  pictures(): PictureChoice {
    return Pictures.safeParse(this.#store.read(PICTURES)).data ?? "auto";
  }

  keepPictures(choice: PictureChoice): void {
    this.#store.write(PICTURES, choice);
  }

  /** A voice has come through a microphone of this device. */
  keepHeard(): void {
    this.#store.write(MICROPHONE_HEARD_KEY, "1");
  }

  volumes(): Record<AccountId, number> {
    try {
      const parsed = Volumes.safeParse(JSON.parse(this.#store.read(VOLUMES) ?? "{}"));
      const entries = Object.entries(parsed.success ? parsed.data : {});
      return Object.fromEntries(entries.map(([id, volume]) => [id, clampVolume(volume)]));
    } catch {
      return {};
    }
  }

  /** Stores one volume (0 to 2) and returns them all; 1 is the default and is not stored. */
  keepVolume(accountId: AccountId, volume: number): Record<AccountId, number> {
    const { [accountId]: _old, ...others } = this.volumes();
    const kept = Object.entries(others).slice(1 - VOLUMES_KEPT);
    const own: [string, number][] = volume === 1 ? [] : [[accountId, clampVolume(volume)]];
    const next = Object.fromEntries([...kept, ...own]);
    this.#store.write(VOLUMES, JSON.stringify(next));
    return next;
  }
}

export const clampVolume = (volume: number): number =>
  Number.isFinite(volume) ? Math.min(Math.max(volume, 0), constants.hearing.maxPersonalVolume) : 1;
