// The whole program from its configuration, in one process: tests start it as `main.ts` does.
//
// Start order: database, media server, domains and live half, listeners. It stops in reverse: no new arrivals, people in
// spaces are told to reconnect, pending calls end, then mail, media and database.
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { Server } from "node:http";
import { constants, RECORDER_HOST } from "@atrium/contract";
import type { AccountNeeds } from "../account/index.ts";
import { givePermissionBack } from "../calendar/index.ts";
import { buildParts } from "./buildParts.ts";
import type { Parts } from "./buildParts.ts";
import { createFiles } from "./createFiles.ts";
import type { ProgramFiles } from "./createFiles.ts";
import type { PartsNeeds } from "./partsNeeds.ts";
import { createMail } from "./createMail.ts";
import type { ProgramMail } from "./createMail.ts";
import { startChores } from "./startChores.ts";
import type { Bus } from "../platform/bus.ts";
import { systemClock } from "../platform/clock.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/database.ts";
import { createHealth } from "../platform/health.ts";
import type { Health } from "../platform/health.ts";
import { createHttpServer } from "../platform/http/createHttpServer.ts";
import { createPrivateServer } from "../platform/http/createPrivateServer.ts";
import { closeGently, httpAddress, listenNear } from "../platform/http/listen.ts";
import { createLog } from "../platform/log.ts";
import type { Log } from "../platform/log.ts";
import { createNames } from "../platform/names.ts";
import type { Names } from "../platform/names.ts";
import { createMetrics } from "../platform/metrics.ts";
import { addOutgoingMetrics } from "../platform/outgoing/outgoingMetrics.ts";
import { noteRunning, refuseSecond } from "../platform/runningProgram.ts";
import { deriveSecrets } from "../platform/secrets.ts";
import { createChromiumRecorder } from "../recording/index.ts";
import type { Recorder } from "../recording/index.ts";
import { endLeases } from "../live/index.ts";
import { seedDemoSpace } from "../room/index.ts";
import { startDatabase } from "./startDatabase.ts";
import type { PoolOptions, StartedDatabase } from "./startDatabase.ts";
import { startNews } from "./startNews.ts";
import type { ProgramNews } from "./startNews.ts";
import { startMediaServer } from "./startMediaServer.ts";
import type { MediaAccess } from "./startMediaServer.ts";

export interface StartOptions {
  config: Config;
  clock?: Clock;
  log?: Log;
  pool?: PoolOptions;
  /** DNS lookups, if not this machine's. */
  names?: Names;
  /** Which addresses pictures may be fetched from, if not only public ones. */
  mayReach?: PartsNeeds["mayReach"];
  /** What records rooms, if not a browser found on this machine. */
  recorder?: Recorder;
  /** Called with each sign-in code if the program sends no mail. */
  showCode?: AccountNeeds["showCode"];
}

/** The running program. */
export interface Atrium {
  /** Its public URL, without a trailing slash. */
  url: string;
  port: number;
  /** Health and metrics. */
  privateUrl: string;
  outbox: string;
  db: Database;
  /** News between its parts. */
  bus: Bus;
  /** Drains and stops everything. A second call waits for the first. */
  stop(): Promise<void>;
}

const CALLS_END_WITHIN_MS = 10_000;
const PAGE_FOLDER = fileURLToPath(new URL("../../../web/dist", import.meta.url));

export async function startAtrium(options: StartOptions): Promise<Atrium> {
  const { config, clock = systemClock } = options;
  const log = options.log ?? createLog({ level: config.logLevel });
  const usesOwnDatabase = config.databaseUrl === null;
  if (usesOwnDatabase) await refuseSecond(config.dataFolder);
  const secrets = deriveSecrets(config.secret, config.dataFolder);
  const database = await startDatabase(config, { clock, log, pool: options.pool });
  const begun: Undo[] = [() => database.stop()];
  try {
    // The former owner of a space there was killed: its people need not wait until its lease has expired.
    if (usesOwnDatabase) await endLeases(database.db);
    const permission = givePermissionBack(config.google, database.db);
    const mail = createMail({ config, secrets, db: database.db, clock, log, permission });
    begun.push(() => mail.stop());
    const files = createFiles({ config, secrets, db: database.db, clock, log });
    begun.push(() => files.stop());
    const news = await startNews({ databaseUrl: database.url, db: database.db, clock, log });
    begun.push(() => news.stop());
    await seedDemoSpace(database.db, { locale: config.defaultLocale, nowMs: clock.nowMs() });
    const media = await startMediaServer({ config, secrets, clock, log });
    begun.push(() => media.stop());
    const metrics = createMetrics();
    addOutgoingMetrics(metrics.registry, database.db);
    const site = { url: "" };
    const showCode = config.smtpUrl === null ? options.showCode : undefined;
    const names = options.names ?? createNames(config.dnsServers);
    const { mayReach, recorder = browserOf(config, log) } = options;
    const recording = { recorder, recorderUrl: () => `http://${RECORDER_HOST}:${port}` };
    const shared = { config, clock, log, secrets, media, metrics, names, mayReach, showCode, siteUrl: () => site.url };
    const parts = buildParts({ ...shared, ...recording, ...mail, db: database.db, bus: news.bus, files });
    begun.push(async () => parts.hosts.stop());
    await parts.hosts.start();
    const health = createHealth({ db: database.db, clock });
    const app = await createHttpServer({ ...parts.http, pageFolder: PAGE_FOLDER, outbox: mail.shownOutbox });
    await mail.start();
    const stopChores = startChores({
      ...shared,
      ...database,
      mailer: mail.mailer,
      bus: parts.bus,
      payments: parts.payments,
      live: parts.live,
      files: files.store,
    });
    const watch = createPrivateServer({
      metrics,
      unready: () => health.unready(),
      hasHost: (name) => parts.hosts.placeAt(name) !== null,
    });
    const { url, port, privateUrl } = await listen(config, app.server, watch);
    site.url = url;
    await parts.studio.start();
    const forget = usesOwnDatabase ? noteRunning(config.dataFolder, { url, privateUrl }) : () => {};
    const running = { app, watch, database, media, mail, files, health, news, parts, stopChores, log, clock };
    const stop = once(() => stopAll(running).finally(forget));
    return { url, port, privateUrl, outbox: mail.outbox, db: database.db, bus: parts.bus, stop };
  } catch (error) {
    // In reverse order; a failure keeps nothing else running.
    for (const undo of begun.reverse()) await undo().catch(() => undefined);
    throw error;
  }
}

const browserOf = ({ recorderBrowser: path, host }: Config, log: Log): Recorder =>
  createChromiumRecorder({ path, host, log });

/** Opens the program's listeners: the site, and on a port of its own health and metrics. */
async function listen({ host, port: wanted, publicUrl, metrics }: Config, app: Server, watch: Server) {
  const port = await listenNear(app, { host, port: wanted, backlog: constants.socket.backlog });
  const privatePort = await listenNear(watch, { ...metrics, backlog: 16 });
  const url = publicUrl ?? httpAddress(host === "127.0.0.1" ? "localhost" : host, port);
  return { url, port, privateUrl: httpAddress(metrics.host, privatePort) };
}

type Undo = () => Promise<unknown>;

interface Running {
  app: FastifyInstance;
  watch: Server;
  database: StartedDatabase;
  media: MediaAccess;
  mail: ProgramMail;
  files: ProgramFiles;
  health: Health;
  news: ProgramNews;
  parts: Parts;
  stopChores: () => void;
  log: Log;
  clock: Clock;
}

async function stopAll(running: Running): Promise<void> {
  const { app, watch, database, media, mail, files, health, news, parts, stopChores, log, clock } = running;
  stopChores();
  health.startDraining();
  parts.hosts.stop();
  parts.stopTitles();
  const steps: [name: string, step: () => Promise<unknown>][] = [
    ["recordings", () => parts.studio.stop()],
    ["live", () => parts.live.drain()],
    // Its signalling runs over the site's sockets, which would keep the listener from closing.
    ["media", () => media.stop()],
    ["http", () => closeGently(app.server, { clock, waitMs: CALLS_END_WITHIN_MS })],
    ["app", () => app.close()],
    ["mail", () => mail.stop()],
    ["files", () => files.stop()],
    ["news", () => news.stop()],
    ["watch", () => closeGently(watch, { clock, waitMs: 0 })],
    ["database", () => database.stop()],
  ];
  health.stop();
  for (const [name, step] of steps) {
    await step().catch((error: unknown) => log.error({ step: name, err: error }, "a part did not stop cleanly"));
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= work());
}
