import type { RoomId } from "@atrium/contract";
import { liveAddressOf, openBrowserSocket } from "../live/index.ts";
import { browserMedia } from "../media/index.ts";
import { takeSecret } from "../platform/address.ts";
import { call } from "../platform/call.ts";
import { browserClock } from "../platform/clock.ts";
import { catchUp, takeNews } from "../platform/data/news.ts";
import { framesTook } from "../platform/framesTook.ts";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { ownPlace } from "../platform/ownHost.ts";
import { pageSignals } from "../platform/pageSignals.ts";
import type { SpaceVisit } from "./spaceVisit.ts";
import { playSound } from "../platform/sounds.ts";
import { lateNotices } from "./visit/lateNotices.ts";
import { offerProbe } from "./visit/offerProbe.ts";
import { Visit } from "./visit/visit.ts";
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
    chatNotices: lateNotices(async () => (await import("../chat/index.ts")).chatNotices),
    locale: currentLocale,
    devicePixels: () => devicePixelRatio,
    frames: framesTook,
    media: browserMedia(),
  });
  return visitActions(visit, { hasAccount: ownPlace() === null, onDispose: offerProbe(visit) });
}
