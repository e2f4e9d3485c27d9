import { Gauge } from "prom-client";
import type { PartsNeeds } from "./buildParts.ts";
import { createLive, createMediaServer } from "./live/index.ts";
import type { LiveParts } from "./liveParts.ts";
import type { Bus } from "./platform/bus.ts";
import type { CallerNeeds } from "./platform/http/callerOf.ts";
import type { Metrics } from "./platform/metrics.ts";
import type { CallNeeds } from "./platform/runOperation.ts";

export interface LiveBuildNeeds extends PartsNeeds {
  bus: Bus;
  /** Reads who opens a socket, from its cookies. */
  callers: CallerNeeds;
  /** What calls over a live connection run with; null only while the program is being put together. */
  calls(): CallNeeds | null;
}

/** Puts the live half together. */
export function buildLive({ db, clock, bus, log, calls, ...needs }: LiveBuildNeeds): LiveParts {
  const { config, media, metrics, siteUrl } = needs;
  const { apiKey, apiSecret, serverUrl, publicUrl } = media;
  const live = createLive({
    db,
    clock,
    bus,
    log,
    calls,
    media: createMediaServer({ apiKey, apiSecret, serviceUrl: serverUrl, browserUrl: publicUrl }),
    random: Math.random,
    address: () => config.nodeUrl ?? siteUrl(),
    publicAddress: "",
  });
  showFigures(metrics, live.figures);
  return live;
}

const FIGURES = {
  connections: "Open live connections",
  spaces: "Spaces that live on this node",
  people: "People in the spaces of this node, those awaited back included",
} as const;

function showFigures({ registry }: Metrics, figures: LiveParts["figures"]): void {
  for (const figure of ["connections", "spaces", "people"] as const) {
    const gauge: Gauge = new Gauge({
      name: `atrium_live_${figure}`,
      help: FIGURES[figure],
      registers: [registry],
      collect: () => gauge.set(figures()[figure]),
    });
  }
}
