// All settings from the environment, read once. Errors are reported together in one message, never with secret values.
import type { Locale, Plan } from "@atrium/contract";
import type { S3Options } from "./files/s3Store.ts";
import { atFirst, entriesOf } from "./settingChecks.ts";
import { settings, type Setting, type SettingName } from "./settings.ts";

export interface Config {
  host: string;
  /** The preferred port; if it is taken, the next free one is used. */
  port: number;
  /** The site's public URL; null on loopback. */
  publicUrl: string | null;
  /** Where other nodes of the installation reach this one; null for a single node. */
  nodeUrl: string | null;
  /** Whether only this machine can reach the site. */
  isLoopback: boolean;
  dataFolder: string;
  /** Path of the browser that records; "": looked for, "off": none. */
  recorderBrowser: string;
  /** Null: the built-in database. */
  databaseUrl: string | null;
  /** Null: on loopback one is created and kept in the data folder. */
  secret: string | null;
  livekit: { url: string; apiKey: string; apiSecret: string } | null;
  media: { workers: number; udpPort: number; tcpPort: number; announcedAddresses: readonly string[] };
  iceServers: { urls: readonly string[]; secret: string | null };
  smtpUrl: string | null;
  mailFrom: string;
  /** Null: no team's mails come from an address of its own. */
  mailTeamDomain: string | null;
  /** Null: nobody is named as support, and bug reports are not mailed. */
  supportEmail: string | null;
  /** Addresses of support staff; none: nobody is. */
  supportStaff: readonly string[];
  /** Pages of the operators' own documents; null: there are none. */
  legal: { termsUrl: string | null; privacyUrl: string | null };
  trustedProxies: readonly string[];
  dnsServers: readonly string[];
  /** Whether titles of pages that people link to are fetched. */
  linkTitles: boolean;
  /** Null: files are stored in the data folder. */
  s3: S3Options | null;
  /** Null: files are not scanned. */
  clamd: { host: string; port: number } | null;
  /** Null: nothing can be bought. */
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; apiUrl: string } | null;
  /** Null: nobody signs in with Google, nor sees their calendar. */
  google: { clientId: string; clientSecret: string; issuerUrl: string; apiUrl: string } | null;
  /** Null: neither answers to the survey nor letters to sales are sent elsewhere. Letters need a form of their own. */
  hubspot: { portalId: string; formId: string; salesFormId: string | null; token: string; apiUrl: string } | null;
  /** Null: no team can be connected to Slack. */
  slack: { clientId: string; clientSecret: string; url: string } | null;
  /** Null: nothing is captioned. */
  captions: {
    /** The address of the recogniser of each language. */
    recognisers: ReadonlyMap<string, string>;
    /** Null: captions are read in the language that is spoken. */
    translator: { url: string; apiKey: string | null; languages: readonly string[] } | null;
  } | null;
  metrics: { host: string; port: number };
  defaultLocale: Locale;
  defaultPlan: Plan;
  /** Null: no visit statistics. */
  tagManagerId: string | null;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  /** For tests only: where to crash, and that the database may lose data. */
  crashAt: string | null;
  mayLoseData: boolean;
}

export type ReadConfig = { ok: true; config: Config } | { ok: false; faults: string[] };

/** Reads the environment. Empty variables count as absent; unknown ones are ignored. */
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
    recorderBrowser: value("RECORDER_BROWSER"),
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
    mailTeamDomain: teamDomainOf(value),
    supportEmail: orNull("SUPPORT_EMAIL"),
    supportStaff: many("SUPPORT_STAFF"),
    legal: { termsUrl: hrefOf(orNull("TERMS_URL")), privacyUrl: hrefOf(orNull("PRIVACY_URL")) },
    trustedProxies: many("TRUSTED_PROXIES"),
    dnsServers: many("DNS_SERVERS"),
    linkTitles: value("LINK_TITLES") === "yes",
    s3: s3Of(value),
    clamd: addressOf(value("CLAMD_ADDRESS")),
    stripe: stripeOf(value),
    google: googleOf(value),
    hubspot: hubspotOf(value),
    slack: slackOf(value),
    captions: captionsOf(value),
    metrics: { host: value("METRICS_HOST"), port: Number(value("METRICS_PORT")) },
    defaultLocale: value("DEFAULT_LOCALE") as Locale,
    defaultPlan: value("DEFAULT_PLAN") as Plan,
    tagManagerId: orNull("TAG_MANAGER_ID"),
    logLevel: (orNull("LOG_LEVEL") ?? (isOpenHere ? "warn" : "info")) as Config["logLevel"],
    crashAt: orNull("TEST_CRASH_AT"),
    mayLoseData: orNull("TEST_MAY_LOSE_DATA") !== null,
  };
}

/** Without a mail server nothing leaves the machine, and no name of the sender's domain can be abused. */
function teamDomainOf(value: (name: SettingName) => string): string | null {
  if (value("MAIL_TEAM_DOMAIN") !== "") return value("MAIL_TEAM_DOMAIN");
  return value("SMTP_URL") === "" ? domainOfMail(value("MAIL_FROM")) : null;
}

const domainOfMail = (from: string): string | null => /@([^\s<>@]+)/.exec(from)?.[1]?.toLowerCase() ?? null;

const hrefOf = (url: string | null): string | null => (url === null ? null : (URL.parse(url)?.href ?? null));

function s3Of(value: (name: SettingName) => string): S3Options | null {
  const endpoint = value("S3_ENDPOINT").replace(/\/+$/, "");
  const bucket = value("S3_BUCKET");
  const access = { key: value("S3_KEY"), secret: value("S3_SECRET"), region: value("S3_REGION") };
  return bucket === "" ? null : { bucket, endpoint: endpoint === "" ? null : endpoint, ...access };
}

function stripeOf(value: (name: SettingName) => string): Config["stripe"] {
  const [secretKey, publishableKey] = [value("STRIPE_SECRET_KEY"), value("STRIPE_PUBLISHABLE_KEY")];
  const webhookSecret = value("STRIPE_WEBHOOK_SECRET");
  return secretKey === "" ? null : { secretKey, publishableKey, webhookSecret, apiUrl: value("STRIPE_API_URL") };
}

function googleOf(value: (name: SettingName) => string): Config["google"] {
  const [clientId, clientSecret] = [value("GOOGLE_CLIENT_ID"), value("GOOGLE_CLIENT_SECRET")];
  const [issuerUrl = "", apiUrl = ""] = [value("GOOGLE_ISSUER_URL"), value("GOOGLE_API_URL")].map((url) =>
    url.replace(/\/+$/, ""),
  );
  return clientId === "" ? null : { clientId, clientSecret, issuerUrl, apiUrl };
}

function hubspotOf(value: (name: SettingName) => string): Config["hubspot"] {
  const [portalId, formId] = [value("HUBSPOT_PORTAL_ID"), value("HUBSPOT_FORM_ID")];
  const apiUrl = value("HUBSPOT_API_URL").replace(/\/+$/, "");
  const salesFormId = value("HUBSPOT_SALES_FORM_ID");
  if (portalId === "") return null;
  return {
    portalId,
    formId,
    salesFormId: salesFormId === "" ? null : salesFormId,
    token: value("HUBSPOT_TOKEN"),
    apiUrl,
  };
}

function slackOf(value: (name: SettingName) => string): Config["slack"] {
  const [clientId, clientSecret] = [value("SLACK_CLIENT_ID"), value("SLACK_CLIENT_SECRET")];
  return clientId === "" ? null : { clientId, clientSecret, url: value("SLACK_URL").replace(/\/+$/, "") };
}

function captionsOf(value: (name: SettingName) => string): Config["captions"] {
  const recognisers = new Map(entriesOf(value("CAPTIONS_RECOGNISER_URL")).map((entry) => atFirst(entry, "=")));
  if (recognisers.size === 0) return null;
  const url = value("CAPTIONS_TRANSLATOR_URL").replace(/\/+$/, "");
  const [key, languages] = [value("CAPTIONS_TRANSLATOR_KEY"), entriesOf(value("CAPTIONS_LANGUAGES"))];
  return { recognisers, translator: url === "" ? null : { url, apiKey: key === "" ? null : key, languages } };
}

function addressOf(address: string): Config["clamd"] {
  const end = address.lastIndexOf(":");
  return address === "" ? null : { host: address.slice(0, end), port: Number(address.slice(end + 1)) };
}

const HUBSPOT = ["HUBSPOT_PORTAL_ID", "HUBSPOT_FORM_ID", "HUBSPOT_TOKEN"] as const;

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
  if (isSet("STRIPE_SECRET_KEY") !== isSet("STRIPE_PUBLISHABLE_KEY"))
    faults.push("STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY need each other");
  if (isSet("GOOGLE_CLIENT_ID") !== isSet("GOOGLE_CLIENT_SECRET"))
    faults.push("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET need each other");
  if (isSet("SLACK_CLIENT_ID") !== isSet("SLACK_CLIENT_SECRET"))
    faults.push("SLACK_CLIENT_ID and SLACK_CLIENT_SECRET need each other");
  if (isSet("CAPTIONS_TRANSLATOR_URL") && !isSet("CAPTIONS_RECOGNISER_URL"))
    faults.push("CAPTIONS_TRANSLATOR_URL needs CAPTIONS_RECOGNISER_URL");
  if (isSet("MAIL_TEAM_DOMAIN") && config.mailTeamDomain?.toLowerCase() === domainOfMail(config.mailFrom))
    faults.push("MAIL_TEAM_DOMAIN must not be the domain of MAIL_FROM: teams could take addresses of yours");
  if (new Set(HUBSPOT.map(isSet)).size > 1) faults.push(`${HUBSPOT.join(", ")} need each other`);
  if (isSet("HUBSPOT_SALES_FORM_ID") && !isSet("HUBSPOT_PORTAL_ID"))
    faults.push("HUBSPOT_SALES_FORM_ID needs HUBSPOT_PORTAL_ID");
  if (isSet("STRIPE_WEBHOOK_SECRET") && !isSet("STRIPE_SECRET_KEY"))
    faults.push("STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY");
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
