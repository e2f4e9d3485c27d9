import { VideoBackground } from "@atrium/contract";
import type { TextStore } from "../devices/mediaPreferences.ts";
import type { BackdropChoice } from "./backdropState.ts";

const KEYS = { choice: "atrium.backdrop", picture: "atrium.backdropPicture", noise: "atrium.noise" } as const;
const PLAIN = ["off", "blurLight", "blurStrong", "own"] as const;

/** The choices stored on this device. Invalid values become the default: off, and noise suppression on. */
export class BackdropPreferences {
  readonly #store: TextStore;

  constructor(store: TextStore) {
    this.#store = store;
  }

  choice(): BackdropChoice {
    const kept = this.#store.read(KEYS.choice);
    const plain = PLAIN.find((choice) => choice === kept);
    if (plain === "own" && this.picture() === null) return "blurStrong";
    return plain ?? VideoBackground.safeParse(kept).data ?? "off";
  }

  keepChoice(choice: BackdropChoice): void {
    this.#store.write(KEYS.choice, choice);
  }

  /** My own picture as a data URL. */
  picture(): string | null {
    const kept = this.#store.read(KEYS.picture) ?? "";
    return kept.startsWith("data:image/jpeg;base64,") ? kept : null;
  }

  keepPicture(url: string | null): void {
    this.#store.write(KEYS.picture, url ?? "");
  }

  isQuiet(): boolean {
    return this.#store.read(KEYS.noise) !== "as it is";
  }

  keepQuiet(isQuiet: boolean): void {
    this.#store.write(KEYS.noise, isQuiet ? "quiet" : "as it is");
  }
}
