import type { IncomingMessage } from "node:http";
import { Gauge } from "prom-client";
import { createCaptioning } from "../captions/index.ts";
import type { EmbedNeeds } from "../element/index.ts";
import { createLive, createMediaServer } from "../live/index.ts";
import type { LiveParts } from "./liveParts.ts";
import type { Bus } from "../platform/bus.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import type { Metrics } from "../platform/metrics.ts";
import type { Resolvers } from "../platform/calls/subjects.ts";
import type { Caller } from "../platform/calls/context.ts";
import type { CallNeeds } from "../platform/calls/runOperation.ts";
import type { ClientAddress } from "../platform/http/clientAddress.ts";
import type { MediaAccess } from "./startMediaServer.ts";

export interface LiveBuildNeeds {
  db: Database;
  clock: Clock;
  bus: Bus;
  log: Log;
  config: Config;
  media: MediaAccess;
  metrics: Metrics;
  siteUrl: () => string;
  /** What calls over a live connection need; null only during start-up. */
  calls: () => CallNeeds | null;
  resolvers: () => Resolvers | null;
  clientAddress: ClientAddress;
  callerOf: (request: IncomingMessage) => Promise<Caller>;
  isOwnHost: EmbedNeeds["isOwnHost"];
}

/** Assembles the live half. */
export function buildLive({
  db,
  clock,
  bus,
  log,
  calls,
  resolvers,
  clientAddress,
  callerOf,
  isOwnHost,
  ...needs
}: LiveBuildNeeds): LiveParts {
  const { config, media, metrics, siteUrl } = needs;
  const { apiKey, apiSecret, serverUrl, publicUrl, revokesTokens, revocations } = media;
  const live = createLive({
    db,
    clock,
    bus,
    log,
    calls,
    resolvers,
    clientAddress,
    callerOf,
    isOwnHost,
    onLimited: () => metrics.limited.inc({ rule: "greeters" }),
    media: createMediaServer({
      apiKey,
      apiSecret,
      serviceUrl: serverUrl,
      browserUrl: publicUrl,
      revokesTokens,
      revocations,
      clock,
    }),
    captioning: captioningOf(config, { clock, log }),
    random: Math.random,
    address: () => config.nodeUrl ?? siteUrl(),
    publicAddress: "",
  });
  showCounts(metrics, () => live.counts());
  return live;
}

const captioningOf = ({ captions }: Config, { clock, log }: Pick<LiveBuildNeeds, "clock" | "log">) =>
  captions === null
    ? null
    : createCaptioning(captions, {
        clock,
        onFault: (error) => log.warn({ err: error }, "a caption could not be translated"),
      });

const COUNTS = {
  connections: "Open live connections",
  spaces: "Spaces that live on this node",
  people: "People in the spaces of this node, those awaited back included",
} as const;

function showCounts({ registry }: Metrics, counts: () => ReturnType<LiveParts["counts"]>): void {
  for (const counted of ["connections", "spaces", "people"] as const) {
    const gauge: Gauge = new Gauge({
      name: `atrium_live_${counted}`,
      help: COUNTS[counted],
      registers: [registry],
      collect: () => gauge.set(counts()[counted]),
    });
  }
}
