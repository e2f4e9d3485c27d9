import { browserClock } from "../platform/clock.ts";
import { readText, writeText } from "../platform/storage.ts";
import { videoBackgroundUrl } from "../ui/artwork.ts";
import { canDress, dressCamera } from "./backdrop/backdropEngine.ts";
import type { MediaParts } from "./mediaNeeds.ts";
import { loadLivekit } from "./seat/mediaSeat.ts";
import { AudioGraph } from "./sound/audioGraph.ts";
import { ElementVolumes } from "./sound/elementVolumes.ts";
import { echoFacts, hearsOwnMix } from "./sound/hearsOwnMix.ts";

/** The browser APIs that the media of a visit use. */
export function browserMedia(): MediaParts {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return {
    store: { read: readText, write: writeText },
    devices: devices ?? null,
    captureScreen: () => captureScreen(devices),
    createOutput: () => (hearsOwnMix(echoFacts()) ? new AudioGraph(browserClock) : new ElementVolumes(browserClock)),
    loadLivekit,
    backdrop: { dress: canDress() ? dressCamera : null, pictureUrl: videoBackgroundUrl },
  };
}

/** Tab audio is included if the user allows it; our own tab is not offered, it would echo. */
function captureScreen(devices: MediaDevices | undefined): Promise<MediaStream> {
  if (devices?.getDisplayMedia === undefined)
    return Promise.reject(new DOMException("No screens here", "NotFoundError"));
  const options = {
    video: { frameRate: { ideal: 15, max: 30 } },
    audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
    selfBrowserSurface: "exclude",
    systemAudio: "include",
  };
  return devices.getDisplayMedia(options);
}
