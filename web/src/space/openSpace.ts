import type { RoomId } from "@atrium/contract";
import { chatNotices } from "../chat/index.ts";
import { liveAddressOf, openBrowserSocket } from "../live/index.ts";
import {
  AudioGraph,
  canDress,
  dressCamera,
  echoFacts,
  ElementVolumes,
  hearsOwnMix,
  loadLivekit,
} from "../media/index.ts";
import { takeSecret } from "../platform/address.ts";
import { call } from "../platform/call.ts";
import { browserClock } from "../platform/clock.ts";
import { catchUp, takeNews } from "../platform/data/news.ts";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { ownPlace } from "../platform/ownHost.ts";
import { pageSignals } from "../platform/pageSignals.ts";
import { readText, writeText } from "../platform/storage.ts";
import type { SpaceVisit } from "./spaceVisit.ts";
import { playSound } from "../platform/sounds.ts";
import { videoBackgroundUrl } from "../ui/artwork.ts";
import { offerProbe } from "./visit/offerProbe.ts";
import { Visit } from "./visit/visit.ts";
import type { MediaParts } from "./visit/visitNeeds.ts";
import { visitActions } from "./visit/visitActions.ts";

/** Opens a visit to a space with everything the browser has; `dispose` it with the page of the space. */
export function openSpace(slug: string, roomId: RoomId | null): SpaceVisit {
  const visit = new Visit({
    slug,
    roomId,
    password: takeSecret("pass"),
    adminPassword: takeSecret("password"),
    call,
    clock: browserClock,
    random: Math.random,
    openSocket: openBrowserSocket,
    addressOf: liveAddressOf,
    page: pageSignals,
    news: { take: takeNews, catchUp: () => catchUp("none") },
    playSound,
    chatNotices,
    locale: currentLocale,
    devicePixels: () => devicePixelRatio,
    media: browserMedia(),
  });
  return visitActions(visit, { hasAccount: ownPlace() === null, onDispose: offerProbe(visit) });
}

function browserMedia(): MediaParts {
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

/** The sound of a tab comes along where the person allows it; our own tab is not offered, it would echo. */
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
