import { browserClock } from "../platform/clock.ts";
import { browserMedia } from "./browserMedia.ts";
import { Media } from "./media.ts";
import type { DeviceSettings } from "./mediaState.ts";

/** The devices of this machine outside of any space, for a test: nothing is sent. */
export function ownDevices(): { settings: DeviceSettings; letGo: () => void } {
  const nobody = () => undefined;
  const media = new Media({
    ...browserMedia(),
    clock: browserClock,
    iceServers: () => Promise.resolve([]),
    freshAccess: () => Promise.resolve(null),
    report: nobody,
    reportLevel: nobody,
    peopleChanged: nobody,
    mended: nobody,
    distantLevel: () => 0,
  });
  return { settings: media.settings, letGo: () => media.dispose() };
}
