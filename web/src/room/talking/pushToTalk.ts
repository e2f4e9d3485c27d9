import type { Clock } from "../../platform/clock.ts";
import type { RoomPort } from "../roomPort.ts";

/** Shorter presses are slips: a microphone that flickers on helps nobody. */
const HOLD_MS = 150;

/** What a key held down does to the microphone, apart from keys and React. */
export interface PushToTalk {
  press(): void;
  /** Mutes what this press has opened, as soon as it is open; nothing else. */
  letGo(): void;
}

export function pushToTalk(
  clock: Pick<Clock, "after">,
  port: Pick<RoomPort, "media" | "toggleMicrophone">,
): PushToTalk {
  const microphone = () => port.media.getState().microphone.state;
  let cancel = () => {};
  let opening: Promise<void> | null = null;
  return {
    press() {
      if (microphone() !== "off") return;
      cancel();
      cancel = clock.after(HOLD_MS, () => {
        opening = port.toggleMicrophone();
      });
    },
    letGo() {
      cancel();
      // A microphone that was refused is not on: toggling it would ask for it once more.
      void opening?.then(() => (["on", "waiting"].includes(microphone()) ? port.toggleMicrophone() : undefined));
      opening = null;
    },
  };
}
