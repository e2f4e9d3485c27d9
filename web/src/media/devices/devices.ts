import type { Clock } from "../../platform/clock.ts";
import { createEmitter } from "../../platform/emitter.ts";
import { deviceRefusal } from "./deviceRefusal.ts";
import { deviceToFollow } from "./deviceToFollow.ts";
import type { DeviceInUse } from "./deviceToFollow.ts";
import type { MediaPreferences } from "./mediaPreferences.ts";
import type { DeviceChoice, DeviceKind, DeviceRefusal, MediaEvent } from "../mediaState.ts";

/** The part of `navigator.mediaDevices` in use. */
export type MediaDevicesPort = Pick<
  MediaDevices,
  "getUserMedia" | "enumerateDevices" | "addEventListener" | "removeEventListener"
>;

export type InputKind = Exclude<DeviceKind, "speaker">;
export type Opened =
  | { ok: true; track: MediaStreamTrack; deviceId: string; label: string }
  | { ok: false; reason: DeviceRefusal };

/** If a remembered device does not open within this time, the default one is used. */
const PREFERRED_WITHIN_MS = 1_000;

export interface DeviceLists {
  microphones: readonly DeviceChoice[];
  cameras: readonly DeviceChoice[];
  speakers: readonly DeviceChoice[];
}

/**
 * Microphones, cameras and speakers of this machine. A remembered device is a preference, never a requirement:
 * when it is gone, busy or silent the default one is opened instead, and an event says so.
 */
export class Devices {
  readonly events = createEmitter<MediaEvent>();
  /** The lists were read again. */
  readonly changes = createEmitter<DeviceLists>();
  /** A device was plugged in or unplugged. */
  readonly plugged = createEmitter<DeviceLists>();
  readonly #port: MediaDevicesPort | null;
  readonly #clock: Clock;
  readonly #preferences: MediaPreferences;
  #lists: DeviceLists = { microphones: [], cameras: [], speakers: [] };
  #kinds: ReadonlySet<MediaDeviceKind> = new Set();
  readonly #onChange = () => void this.refresh().then((lists) => this.plugged.emit(lists));

  /** `port` is null if the page cannot use devices at all (no secure context). */
  constructor(port: MediaDevicesPort | null, clock: Clock, preferences: MediaPreferences) {
    this.#port = port;
    this.#clock = clock;
    this.#preferences = preferences;
    port?.addEventListener("devicechange", this.#onChange);
  }

  get lists(): DeviceLists {
    return this.#lists;
  }

  dispose(): void {
    this.#port?.removeEventListener("devicechange", this.#onChange);
  }

  async refresh(): Promise<DeviceLists> {
    const all = await this.#enumerate();
    this.#kinds = new Set(all.map((info) => info.kind));
    const of = (kind: MediaDeviceKind) =>
      all
        .filter((info) => info.kind === kind && info.deviceId !== "")
        .map(({ deviceId, label }) => ({ deviceId, label }));
    this.#lists = { microphones: of("audioinput"), cameras: of("videoinput"), speakers: of("audiooutput") };
    this.changes.emit(this.#lists);
    return this.#lists;
  }

  /** Whether the machine had one when the lists were read; known even while the browser hides the lists. */
  isThere(kind: InputKind): boolean {
    return this.#kinds.has(kind === "microphone" ? "audioinput" : "videoinput");
  }

  /** Opens the remembered device of a kind, or the default one. */
  async open(kind: InputKind): Promise<Opened> {
    const preferred = this.#preferences.device(kind);
    if (preferred === null) return this.#openAny(kind);
    const opened = await this.#openWithin(kind, preferred);
    if (opened.ok || opened.reason === "blocked") return opened;
    const other = await this.#openAny(kind);
    if (other.ok) this.events.emit({ type: "deviceChanged", kind, label: other.label, why: "unavailable" });
    return other;
  }

  /** Opens exactly this device and remembers it once it works; else an event says so. */
  async choose(kind: InputKind, deviceId: string): Promise<Opened> {
    const opened = await this.#capture(kind, deviceId);
    if (opened.ok) this.#preferences.keepDevice(kind, deviceId);
    else this.events.emit({ type: "choiceFailed", kind, label: this.#labelOf(kind, deviceId), reason: opened.reason });
    return opened;
  }

  /** Reopens the device in use, because its constraints changed. */
  reopen(kind: InputKind, deviceId: string): Promise<Opened> {
    return this.#capture(kind, deviceId);
  }

  /** The device to switch to now that others are there; null to stay. */
  toFollow(kind: InputKind, inUse: DeviceInUse): string | null {
    return deviceToFollow(this.#listOf(kind), inUse, this.#preferences.device(kind));
  }

  /** Opens exactly this device, because the machine offers it again. */
  async openPlugged(kind: InputKind, deviceId: string): Promise<Opened> {
    const opened = await this.#capture(kind, deviceId);
    if (opened.ok) this.events.emit({ type: "deviceChanged", kind, label: opened.label, why: "plugged" });
    return opened;
  }

  /** Opens any remaining device after the one in use has disappeared. */
  async replaceLost(kind: InputKind): Promise<Opened> {
    const opened = await this.#openAny(kind);
    if (opened.ok) this.events.emit({ type: "deviceChanged", kind, label: opened.label, why: "unplugged" });
    return opened;
  }

  #listOf(kind: InputKind): readonly DeviceChoice[] {
    return kind === "microphone" ? this.#lists.microphones : this.#lists.cameras;
  }

  #labelOf(kind: InputKind, deviceId: string): string {
    return this.#listOf(kind).find((device) => device.deviceId === deviceId)?.label ?? "";
  }

  #openAny(kind: InputKind): Promise<Opened> {
    return this.#capture(kind, null);
  }

  /** While the browser may still be asking for permission there is no deadline. */
  async #openWithin(kind: InputKind, deviceId: string): Promise<Opened> {
    const { microphones, cameras } = await this.refresh();
    const known = kind === "microphone" ? microphones : cameras;
    const isGranted = known.some((device) => device.label !== "");
    if (isGranted && !known.some((device) => device.deviceId === deviceId)) return { ok: false, reason: "missing" };
    const capture = this.#capture(kind, deviceId);
    return isGranted ? this.#orTooLate(capture) : capture;
  }

  #orTooLate(capture: Promise<Opened>): Promise<Opened> {
    return new Promise((resolve) => {
      let isLate = false;
      const cancel = this.#clock.after(PREFERRED_WITHIN_MS, () => {
        isLate = true;
        resolve({ ok: false, reason: "busy" });
      });
      void capture.then((opened) => {
        cancel();
        if (isLate && opened.ok) opened.track.stop();
        resolve(opened);
      });
    });
  }

  async #capture(kind: InputKind, deviceId: string | null): Promise<Opened> {
    if (this.#port === null) return { ok: false, reason: "blocked" };
    try {
      const stream = await this.#port.getUserMedia(constraintsOf(kind, deviceId));
      const track = stream.getTracks()[0];
      if (track === undefined) return { ok: false, reason: "missing" };
      void this.refresh();
      return { ok: true, track, deviceId: track.getSettings().deviceId ?? deviceId ?? "default", label: track.label };
    } catch (error) {
      return { ok: false, reason: deviceRefusal(error) };
    }
  }

  async #enumerate(): Promise<MediaDeviceInfo[]> {
    try {
      return (await this.#port?.enumerateDevices()) ?? [];
    } catch {
      return [];
    }
  }
}

/** Never stereo: browsers switch echo cancellation off for it. */
function constraintsOf(kind: InputKind, deviceId: string | null): MediaStreamConstraints {
  const device = deviceId === null ? {} : { deviceId: { exact: deviceId } };
  if (kind === "camera")
    return { video: { ...device, width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 24 } } };
  return {
    audio: { ...device, echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 },
  };
}
