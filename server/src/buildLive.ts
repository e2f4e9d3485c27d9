import { createLive, createMediaServer } from "./live/index.ts";
import type { PartsNeeds } from "./buildParts.ts";
import type { LiveParts } from "./liveParts.ts";
import type { Bus } from "./platform/bus.ts";
import type { CallerNeeds } from "./platform/http/callerOf.ts";
import type { CallNeeds } from "./platform/runOperation.ts";

export interface LiveBuildNeeds extends PartsNeeds {
  bus: Bus;
  /** Reads who opens a socket, from its cookies. */
  callers: CallerNeeds;
  /** What calls over a live connection run with; null only while the program is being put together. */
  calls(): CallNeeds | null;
}

/** Puts the live half together. */
export function buildLive({ db, clock, bus, log, calls, media, siteUrl }: LiveBuildNeeds): LiveParts {
  const { apiKey, apiSecret, serverUrl, publicUrl } = media;
  return createLive({
    db,
    clock,
    bus,
    log,
    calls,
    media: createMediaServer({ apiKey, apiSecret, serviceUrl: serverUrl, browserUrl: publicUrl }),
    random: Math.random,
    address: siteUrl,
    publicAddress: "",
  });
}
