// Everything the environment says, read once. `settings` is the one list: names, meaning, defaults, checks; the
// reference page is written from it. All faults come together in one message, and values of secrets in none.
import { z } from "zod";
import type { Locale, Plan } from "@atrium/contract";
import { LOCALES, PLANS } from "@atrium/contract";
import type { S3Options } from "./files/s3Store.ts";
import {
  addresses,
  entriesOf,
  hostAndPort,
  networks,
  oneOf,
  port,
  relays,
  secret,
  secretOf,
  site,
  url,
  workers,
} from "./settingChecks.ts";

export interface Config {
  host: string;
  /** The wanted port; where it is taken, the next free one is used. */
  port: number;
  /** Where people reach the site from outside; null on loopback. */
  publicUrl: string | null;
  /** Where other nodes of the installation reach this one; null for an installation of one. */
  nodeUrl: string | null;
  /** Whether only this machine can reach the site. */
  isLoopback: boolean;
  dataFolder: string;
  /** Null: the built-in database. */
  databaseUrl: string | null;
  /** Null: on loopback one is made and kept in the data folder. */
  secret: string | null;
  livekit: { url: string; apiKey: string; apiSecret: string } | null;
  media: { workers: number; udpPort: number; tcpPort: number; announcedAddresses: readonly string[] };
  iceServers: { urls: readonly string[]; secret: string | null };
  smtpUrl: string | null;
  mailFrom: string;
  trustedProxies: readonly string[];
  /** Null: files lie in the data folder. */
  s3: S3Options | null;
  /** Null: files are not scanned. */
  clamd: { host: string; port: number } | null;
  metrics: { host: string; port: number };
  defaultLocale: Locale;
  defaultPlan: Plan;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  /** For tests only: where to die, and that the database may forget. */
  crashAt: string | null;
  mayLoseData: boolean;
}

export interface Setting {
  says: string;
  byDefault: string;
  check: z.ZodType<string>;
  isSecret?: boolean;
}

export const settings = {
  HOST: { says: "Address to listen on.", byDefault: "127.0.0.1", check: z.string().min(1) },
  PORT: { says: "Port to listen on. Where it is taken, the next free one is used.", byDefault: "4400", check: port },
  PUBLIC_URL: {
    says: "Where people reach the site, for example https://meet.example.org. Needed when the site is reached from outside.",
    byDefault: "",
    check: site,
  },
  NODE_URL: {
    says: "Where the other programs on the same database reach this one, for example http://10.0.0.5:4400. Needed when there are several; their addresses then belong in TRUSTED_PROXIES.",
    byDefault: "",
    check: site,
  },
  ALLOW_PLAIN_HTTP: {
    says: "`yes` lets PUBLIC_URL be http outside loopback. Browsers give no microphone there.",
    byDefault: "",
    check: oneOf(["yes"]),
  },
  SERVER_SECRET: {
    says: "Keys of sessions, codes and the media server come from it. Needed when the site is reached from outside; on loopback it is made and kept in the data folder.",
    byDefault: "",
    check: secret,
    isSecret: true,
  },
  DATA_FOLDER: {
    says: "Where the built-in database, files and the mail outbox are.",
    byDefault: ".data",
    check: z.string().min(1),
  },
  DATABASE_URL: {
    says: "A PostgreSQL 16 or newer of yours. Without it the built-in one is used.",
    byDefault: "",
    check: url(["postgres:", "postgresql:"]),
    isSecret: true,
  },
  LIVEKIT_URL: {
    says: "A LiveKit server of yours (ws or wss). Without it the built-in media server is used.",
    byDefault: "",
    check: url(["ws:", "wss:"]),
  },
  LIVEKIT_KEY: { says: "Its API key.", byDefault: "", check: z.string().min(3) },
  LIVEKIT_SECRET: { says: "Its API secret.", byDefault: "", check: secret, isSecret: true },
  MEDIA_WORKERS: {
    says: "Threads of the built-in media server, 1 to 32. Rooms spread over them; more than the machine has cores does not help.",
    byDefault: "1",
    check: workers,
  },
  MEDIA_UDP_PORT: {
    says: "UDP port of the built-in media server; each further thread uses one two higher. Where it is taken, the next free one is used.",
    byDefault: "4420",
    check: port,
  },
  MEDIA_TCP_PORT: {
    says: "TCP port of the built-in media server, for networks without UDP; each further thread uses one two higher. Where it is taken, the next free one is used.",
    byDefault: "4421",
    check: port,
  },
  MEDIA_ADDRESSES: {
    says: "IP addresses under which browsers reach the media ports. Needed when the site is reached from outside; at `localhost` those of the machine are used.",
    byDefault: "",
    check: addresses,
  },
  TURN_URLS: {
    says: "TURN or STUN servers to offer to browsers, for example stun:stun.example.org, turn:turn.example.org:3478?transport=udp. Those with turn: or turns: need TURN_SECRET.",
    byDefault: "",
    check: relays,
  },
  TURN_SECRET: {
    says: "Shared secret of the TURN servers (coturn's use-auth-secret), at least 16 characters.",
    byDefault: "",
    check: secretOf(16),
    isSecret: true,
  },
  SMTP_URL: {
    says: "Mail server, for example smtps://user:password@smtp.example.org. Without it mail is written to the outbox folder and sign-in codes are shown in the terminal.",
    byDefault: "",
    check: url(["smtp:", "smtps:"]),
    isSecret: true,
  },
  MAIL_FROM: {
    says: "Sender of mail. Needed with SMTP_URL when the site is reached from outside.",
    byDefault: "Atrium <atrium@localhost>",
    check: z.string().regex(/^[^\r\n]*@[^\r\n]*$/, "must be an address"),
  },
  TRUSTED_PROXIES: {
    says: "Addresses or networks (10.0.0.0/8) of proxies whose X-Forwarded-For is believed.",
    byDefault: "",
    check: networks,
  },
  S3_BUCKET: {
    says: "Bucket for files, private. Without it they lie in the data folder, which several programs must then share.",
    byDefault: "",
    check: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket"),
  },
  S3_ENDPOINT: {
    says: "Where the bucket is, for example https://s3.example.org. Without it: Amazon's, of the region.",
    byDefault: "",
    check: site,
  },
  S3_REGION: { says: "Its region.", byDefault: "us-east-1", check: z.string().regex(/^[\w-]+$/, "must be a region") },
  S3_KEY: { says: "Its access key.", byDefault: "", check: z.string().min(3) },
  S3_SECRET: { says: "Its secret key.", byDefault: "", check: secretOf(8), isSecret: true },
  CLAMD_ADDRESS: {
    says: "A virus scanner (clamd) that looks at every upload, for example 10.0.0.9:3310.",
    byDefault: "",
    check: hostAndPort,
  },
  METRICS_HOST: {
    says: "Address of the private listener with /health/live, /health/ready and /metrics.",
    byDefault: "127.0.0.1",
    check: z.string().min(1),
  },
  METRICS_PORT: { says: "Its port. Where it is taken, the next free one is used.", byDefault: "4410", check: port },
  DEFAULT_LOCALE: {
    says: "Language that stands first in the demo space, and of mail to people without a choice.",
    byDefault: "ru",
    check: oneOf(LOCALES),
  },
  DEFAULT_PLAN: { says: "Plan of new teams.", byDefault: "custom", check: oneOf(PLANS) },
  LOG_LEVEL: {
    says: "debug, info, warn, error or silent. On loopback only warnings are shown unless asked for; else info.",
    byDefault: "",
    check: oneOf(["debug", "info", "warn", "error", "silent"]),
  },
  TEST_CRASH_AT: {
    says: "For tests: the program kills itself at this point of a call.",
    byDefault: "",
    check: z.string(),
  },
  TEST_MAY_LOSE_DATA: {
    says: "For tests: `yes` accepts a database with fsync off.",
    byDefault: "",
    check: oneOf(["yes"]),
  },
} as const satisfies Record<string, Setting>;
export type SettingName = keyof typeof settings;

export type ReadConfig = { ok: true; config: Config } | { ok: false; faults: string[] };

/** Reads the environment. Empty variables count as absent; unknown ones are somebody else's. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ReadConfig {
  const faults: string[] = [];
  const values = new Map<SettingName, string>();
  for (const [name, setting] of Object.entries(settings) as [SettingName, Setting][]) {
    const given = environment[name]?.trim() ?? "";
    values.set(name, given === "" ? setting.byDefault : given);
    if (given === "") continue;
    const checked = setting.check.safeParse(given);
    if (!checked.success)
      faults.push(
        `${name} ${checked.error.issues[0]?.message ?? "is wrong"}${setting.isSecret ? "" : `, not "${given}"`}`,
      );
  }
  const config = configOf((name) => values.get(name) ?? "");
  faults.push(...contradictions(config, (name) => (values.get(name) ?? "") !== ""));
  return faults.length === 0 ? { ok: true, config } : { ok: false, faults };
}

function configOf(value: (name: SettingName) => string): Config {
  const orNull = (name: SettingName) => (value(name) === "" ? null : value(name));
  const many = (name: SettingName) => entriesOf(value(name));
  const livekitUrl = orNull("LIVEKIT_URL");
  const isOpenHere = isLoopbackHost(value("HOST")) && isLoopbackHost(hostOf(value("PUBLIC_URL")));
  return {
    host: value("HOST"),
    port: Number(value("PORT")),
    publicUrl: orNull("PUBLIC_URL")?.replace(/\/+$/, "") ?? null,
    nodeUrl: orNull("NODE_URL")?.replace(/\/+$/, "") ?? null,
    isLoopback: isOpenHere,
    dataFolder: value("DATA_FOLDER"),
    databaseUrl: orNull("DATABASE_URL"),
    secret: orNull("SERVER_SECRET"),
    livekit:
      livekitUrl === null
        ? null
        : { url: livekitUrl, apiKey: value("LIVEKIT_KEY"), apiSecret: value("LIVEKIT_SECRET") },
    media: {
      workers: Number(value("MEDIA_WORKERS")),
      udpPort: Number(value("MEDIA_UDP_PORT")),
      tcpPort: Number(value("MEDIA_TCP_PORT")),
      announcedAddresses: many("MEDIA_ADDRESSES"),
    },
    iceServers: { urls: many("TURN_URLS"), secret: orNull("TURN_SECRET") },
    smtpUrl: orNull("SMTP_URL"),
    mailFrom: value("MAIL_FROM"),
    trustedProxies: many("TRUSTED_PROXIES"),
    s3: s3Of(value),
    clamd: addressOf(value("CLAMD_ADDRESS")),
    metrics: { host: value("METRICS_HOST"), port: Number(value("METRICS_PORT")) },
    defaultLocale: value("DEFAULT_LOCALE") as Locale,
    defaultPlan: value("DEFAULT_PLAN") as Plan,
    logLevel: (orNull("LOG_LEVEL") ?? (isOpenHere ? "warn" : "info")) as Config["logLevel"],
    crashAt: orNull("TEST_CRASH_AT"),
    mayLoseData: orNull("TEST_MAY_LOSE_DATA") !== null,
  };
}

function s3Of(value: (name: SettingName) => string): S3Options | null {
  const endpoint = value("S3_ENDPOINT").replace(/\/+$/, "");
  const bucket = value("S3_BUCKET");
  const access = { key: value("S3_KEY"), secret: value("S3_SECRET"), region: value("S3_REGION") };
  return bucket === "" ? null : { bucket, endpoint: endpoint === "" ? null : endpoint, ...access };
}

function addressOf(address: string): Config["clamd"] {
  const end = address.lastIndexOf(":");
  return address === "" ? null : { host: address.slice(0, end), port: Number(address.slice(end + 1)) };
}

function contradictions(config: Config, isSet: (name: SettingName) => boolean): string[] {
  const faults: string[] = [];
  const { publicUrl, livekit, isLoopback } = config;
  if (livekit !== null && (livekit.apiKey === "" || livekit.apiSecret === ""))
    faults.push("LIVEKIT_URL needs LIVEKIT_KEY and LIVEKIT_SECRET");
  if (livekit === null && (isSet("LIVEKIT_KEY") || isSet("LIVEKIT_SECRET")))
    faults.push("LIVEKIT_KEY and LIVEKIT_SECRET need LIVEKIT_URL");
  const hasTurn = config.iceServers.urls.some((each) => /^turns?:/.test(each));
  if (hasTurn && !isSet("TURN_SECRET")) faults.push("turn: and turns: in TURN_URLS need TURN_SECRET");
  if (!hasTurn && isSet("TURN_SECRET")) faults.push("TURN_SECRET needs turn: or turns: in TURN_URLS");
  if (config.s3 !== null && !(isSet("S3_KEY") && isSet("S3_SECRET")))
    faults.push("S3_BUCKET needs S3_KEY and S3_SECRET");
  if (isLoopback) return faults;
  if (config.secret === null)
    faults.push("SERVER_SECRET must be set when the site is reached from outside (try: openssl rand -base64 48)");
  if (publicUrl === null) faults.push("PUBLIC_URL must be set when the site is reached from outside");
  if (publicUrl?.startsWith("http:") === true && !isSet("ALLOW_PLAIN_HTTP"))
    faults.push("PUBLIC_URL must be https, or ALLOW_PLAIN_HTTP must be yes");
  if (config.smtpUrl !== null && config.mailFrom === settings.MAIL_FROM.byDefault)
    faults.push("MAIL_FROM must be set with SMTP_URL when the site is reached from outside");
  if (isLoopbackHost(config.host) && config.trustedProxies.length === 0)
    faults.push("TRUSTED_PROXIES must name the proxy in front, else all people share its address and its limits");
  if (livekit === null && config.media.announcedAddresses.length === 0)
    faults.push("MEDIA_ADDRESSES must be set when the site is reached from outside without LIVEKIT_URL");
  return faults;
}

const isLoopbackHost = (host: string): boolean => /^(|localhost|127(\.\d+){3}|::1|\[::1\])$/.test(host);
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : "");
