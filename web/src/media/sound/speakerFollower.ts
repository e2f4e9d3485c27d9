import type { MediaPreferences } from "../devices/mediaPreferences.ts";
import type { DeviceChoice, MediaEvent } from "../mediaState.ts";
import type { SoundOutput } from "./soundOutput.ts";

const DEFAULT_ID = "default";

export interface SpeakerNeeds {
  preferences: MediaPreferences;
  output(): SoundOutput | null;
  emit(event: MediaEvent): void;
}

/** Keeps the sound on the remembered speaker while it is there, and on the default one while it is not. */
export class SpeakerFollower {
  readonly #needs: SpeakerNeeds;
  #inUse: string = DEFAULT_ID;

  constructor(needs: SpeakerNeeds) {
    this.#needs = needs;
  }

  /** The current speaker; "default" where the system chooses. */
  get inUse(): string {
    return this.#inUse;
  }

  /** Chosen by the user; remembered once it works. */
  async choose(deviceId: string): Promise<void> {
    if (await this.#use(deviceId)) this.#needs.preferences.keepDevice("speaker", deviceId);
  }

  /** Switches to the remembered speaker; silently ignores a missing one. */
  async start(): Promise<void> {
    const remembered = this.#needs.preferences.device("speaker");
    if (remembered !== null) await this.#use(remembered);
  }

  async follow(speakers: readonly DeviceChoice[]): Promise<void> {
    const remembered = this.#needs.preferences.device("speaker");
    if (remembered === null || remembered === DEFAULT_ID || speakers.length === 0) return;
    const found = speakers.find((speaker) => speaker.deviceId === remembered);
    const wanted = found?.deviceId ?? DEFAULT_ID;
    if (wanted === this.#inUse || !(await this.#use(wanted))) return;
    const label = found?.label ?? speakers[0]?.label ?? "";
    this.#needs.emit({ type: "deviceChanged", kind: "speaker", label, why: found ? "plugged" : "unplugged" });
  }

  async #use(deviceId: string): Promise<boolean> {
    const isTaken = (await this.#needs.output()?.setSpeaker(deviceId)) ?? false;
    if (isTaken) this.#inUse = deviceId;
    return isTaken;
  }
}
