/** The part of a captured track that our code uses. */
export class FakeTrack extends EventTarget {
  readonly kind: "audio" | "video";
  readonly label: string;
  readonly deviceId: string;
  enabled = true;
  readyState: "live" | "ended" = "live";
  sampleRate = 48_000;

  constructor(kind: "audio" | "video", deviceId: string, label = deviceId) {
    super();
    this.kind = kind;
    this.deviceId = deviceId;
    this.label = label;
  }
  getSettings(): { deviceId: string; sampleRate: number } {
    return { deviceId: this.deviceId, sampleRate: this.sampleRate };
  }
  clone(): FakeTrack {
    return Object.assign(new FakeTrack(this.kind, this.deviceId, this.label), { sampleRate: this.sampleRate });
  }
  stop(): void {
    this.readyState = "ended";
  }
  /** The device is unplugged. */
  unplug(): void {
    this.readyState = "ended";
    this.dispatchEvent(new Event("ended"));
  }
}

export const asTrack = (track: FakeTrack): MediaStreamTrack => track as unknown as MediaStreamTrack;

interface FakeDevice {
  kind: MediaDeviceKind;
  deviceId: string;
  label: string;
  /** The result of opening it: an error's name, or `silent`: no answer at all. */
  fault?: string;
}

/** Microphones and cameras that can be plugged in, unplugged, blocked and broken. */
export class FakeMediaDevices extends EventTarget {
  devices: FakeDevice[] = [];
  /** No permission: nothing opens and labels are hidden. */
  isBlocked = false;
  readonly opened: FakeTrack[] = [];
  readonly asked: MediaStreamConstraints[] = [];

  enumerateDevices(): Promise<MediaDeviceInfo[]> {
    const seen = this.devices.map((device) => (this.isBlocked ? { ...device, label: "" } : device));
    return Promise.resolve(seen as unknown as MediaDeviceInfo[]);
  }

  getUserMedia(constraints: MediaStreamConstraints): Promise<MediaStream> {
    this.asked.push(constraints);
    if (this.isBlocked) return Promise.reject(namedError("NotAllowedError"));
    const kind = constraints.audio === undefined ? "videoinput" : "audioinput";
    const wanted = exactIdOf(constraints);
    const device = this.devices.find((one) => one.kind === kind && (wanted === null || one.deviceId === wanted));
    if (device === undefined)
      return Promise.reject(namedError(wanted === null ? "NotFoundError" : "OverconstrainedError"));
    if (device.fault === "silent") return new Promise(() => {});
    if (device.fault !== undefined) return Promise.reject(namedError(device.fault));
    const track = new FakeTrack(kind === "audioinput" ? "audio" : "video", device.deviceId, device.label);
    this.opened.push(track);
    return Promise.resolve({ getTracks: () => [track] } as unknown as MediaStream);
  }

  unplug(deviceId: string): void {
    this.devices = this.devices.filter((device) => device.deviceId !== deviceId);
    for (const track of this.opened) if (track.deviceId === deviceId && track.readyState === "live") track.unplug();
    this.dispatchEvent(new Event("devicechange"));
  }
}

export const microphone = (deviceId: string, fault?: string): FakeDevice => ({
  kind: "audioinput",
  deviceId,
  label: `The ${deviceId}`,
  ...(fault === undefined ? {} : { fault }),
});

export const namedError = (name: string): Error => Object.assign(new Error(name), { name });

function exactIdOf(constraints: MediaStreamConstraints): string | null {
  const track = constraints.audio ?? constraints.video;
  const deviceId = typeof track === "object" ? track.deviceId : undefined;
  return typeof deviceId === "object" && !Array.isArray(deviceId) ? String(deviceId.exact) : null;
}

/** Texts stored in a map. */
export function fakeTextStore(start: Record<string, string> = {}) {
  const texts = new Map(Object.entries(start));
  return {
    texts,
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, text: string) => void texts.set(key, text),
  };
}
