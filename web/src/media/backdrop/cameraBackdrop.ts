import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { MediaDevicesPort } from "../devices/devices.ts";
import { BackdropPreferences } from "./backdropPreferences.ts";
import type { TextStore } from "../devices/mediaPreferences.ts";
import type { DressCamera, DressedCamera } from "./backdropEngine.ts";
import type { Backdrop, BackdropChoice, BackdropState } from "./backdropState.ts";
import { PaceWatch } from "./paceWatch.ts";
import { readPicture } from "./readPicture.ts";
import type { Scenery } from "./scenery.ts";

export interface BackdropNeeds {
  store: TextStore;
  /** Null if the browser does not support it. */
  dress: DressCamera | null;
  /** The URL of a picture that ships with the app. */
  pictureUrl(choice: BackdropChoice): string | null;
  /** Reopens the current capture, with its background or without. */
  reopen(kind: "microphone" | "camera"): Promise<void>;
}

/** The name of the error by which a camera without its background is refused. */
export const BACKDROP_ERROR = "BackdropError";

/**
 * Stands between the camera and everything that shows or sends it. A user who chose a background is never shown without
 * it: if it cannot be applied, the camera does not open. Without a background the camera passes through unchanged.
 */
export class CameraBackdrop implements Backdrop {
  readonly state: StoreApi<BackdropState>;
  readonly #needs: BackdropNeeds;
  readonly #preferences: BackdropPreferences;
  readonly #pace = new PaceWatch();
  readonly #dressed = new Set<DressedCamera>();

  constructor(needs: BackdropNeeds) {
    this.#needs = needs;
    this.#preferences = new BackdropPreferences(needs.store);
    const choice = needs.dress === null ? "off" : this.#preferences.choice();
    this.state = createStore<BackdropState>(() => ({
      isPossible: needs.dress !== null,
      choice,
      isStarting: false,
      ownPicture: this.#preferences.picture(),
      tooMuch: null,
      problem: null,
      isQuiet: this.#preferences.isQuiet(),
    }));
  }

  /** The machine's devices, with the chosen background on cameras and noise suppression on microphones. */
  over(devices: MediaDevicesPort): MediaDevicesPort {
    return {
      enumerateDevices: () => devices.enumerateDevices(),
      addEventListener: devices.addEventListener.bind(devices),
      removeEventListener: devices.removeEventListener.bind(devices),
      getUserMedia: async (wanted = {}) => {
        if (wanted.video === undefined) return devices.getUserMedia(this.#quieted(wanted));
        const stream = await devices.getUserMedia(wanted);
        const [camera] = stream.getTracks();
        const scenery = this.#scenery();
        if (camera === undefined || scenery === null) return stream;
        return new MediaStream([await this.#dress(camera, scenery)]);
      },
    };
  }

  async choose(choice: BackdropChoice): Promise<void> {
    const before = this.state.getState().choice;
    if (choice === before || !this.state.getState().isPossible) return;
    this.#pace.restart();
    this.state.setState({ choice, problem: null, tooMuch: null, isStarting: true });
    const isThere = await this.#apply();
    if (this.state.getState().choice !== choice) return;
    this.state.setState({ isStarting: false });
    if (isThere) return this.#preferences.keepChoice(choice);
    this.state.setState({ choice: before, problem: "cannotStart" });
  }

  async wearPicture(file: Blob): Promise<void> {
    const picture = await readPicture(file);
    if (!picture.ok) return this.state.setState({ problem: picture.problem });
    this.#preferences.keepPicture(picture.url);
    const wasOwn = this.state.getState().choice === "own";
    this.state.setState({ ownPicture: picture.url, problem: null });
    if (!wasOwn) return this.choose("own");
    if (!(await this.#apply())) this.state.setState({ problem: "cannotStart" });
  }

  async removePicture(): Promise<void> {
    if (this.state.getState().choice === "own") await this.choose("off");
    this.#preferences.keepPicture(null);
    this.state.setState({ ownPicture: null });
  }

  keepAnyway(): void {
    this.#pace.silence();
    this.state.setState({ tooMuch: null });
  }

  async setQuiet(isQuiet: boolean): Promise<void> {
    this.#preferences.keepQuiet(isQuiet);
    this.state.setState({ isQuiet });
    await this.#needs.reopen("microphone");
  }

  /** Applies the choice to the open camera. False if it cannot. */
  async #apply(): Promise<boolean> {
    const scenery = this.#scenery();
    try {
      if (scenery === null || this.#dressed.size === 0) await this.#needs.reopen("camera");
      else await Promise.all([...this.#dressed].map((dressed) => dressed.change(scenery)));
    } catch {
      return false;
    }
    return this.state.getState().problem === null;
  }

  #scenery(): Scenery | null {
    const { choice, ownPicture } = this.state.getState();
    if (choice === "off") return null;
    if (choice === "blurLight") return { kind: "blur", strength: "light" };
    if (choice === "blurStrong") return { kind: "blur", strength: "strong" };
    const url = choice === "own" ? ownPicture : this.#needs.pictureUrl(choice);
    // If its picture is missing, the background still hides what is behind.
    return url === null ? { kind: "blur", strength: "strong" } : { kind: "picture", url };
  }

  #quieted(wanted: MediaStreamConstraints): MediaStreamConstraints {
    if (typeof wanted.audio !== "object") return wanted;
    return { ...wanted, audio: { ...wanted.audio, noiseSuppression: this.state.getState().isQuiet } };
  }

  async #dress(camera: MediaStreamTrack, scenery: Scenery): Promise<MediaStreamTrack> {
    this.state.setState({ isStarting: true });
    try {
      const dressed = await this.#needs.dress?.(camera, scenery, (pace) => this.#paced(pace));
      if (dressed === undefined) throw new Error("Nothing to dress with");
      this.#dressed.add(dressed);
      this.state.setState({ problem: null });
      return asCamera(dressed, camera, () => this.#dressed.delete(dressed));
    } catch (error) {
      camera.stop();
      this.state.setState({ problem: "cannotStart" });
      throw new DOMException(String(error), BACKDROP_ERROR);
    } finally {
      this.state.setState({ isStarting: false });
    }
  }

  #paced(pace: Parameters<PaceWatch["count"]>[0]): void {
    const tooMuch = this.#pace.count(pace);
    if (tooMuch !== this.state.getState().tooMuch) this.state.setState({ tooMuch });
  }
}

/** It looks like the camera itself to all other code: its label, its id, its end. */
function asCamera(dressed: DressedCamera, camera: MediaStreamTrack, gone: () => void): MediaStreamTrack {
  const { track } = dressed;
  const stop = track.stop.bind(track);
  const end = () => {
    gone();
    stop();
    camera.stop();
    dressed.stop();
  };
  camera.addEventListener("ended", () => {
    end();
    track.dispatchEvent(new Event("ended"));
  });
  return Object.defineProperties(track, {
    label: { value: camera.label },
    getSettings: { value: () => camera.getSettings() },
    stop: { value: end },
  });
}
