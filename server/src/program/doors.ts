// The ways in from outside: which hosts lead here, who a request comes from, and what pages may connect to.
import { createSessions } from "../account/index.ts";
import { captionsTold } from "../captions/index.ts";
import type { PartsNeeds } from "./partsNeeds.ts";
import type { Bus } from "../platform/bus.ts";
import type { CallerNeeds } from "../platform/http/callerOf.ts";
import { createClientAddress } from "../platform/http/clientAddress.ts";
import type { ClientAddress } from "../platform/http/clientAddress.ts";
import type { HttpNeeds } from "../platform/http/createHttpServer.ts";
import { createSites } from "../platform/http/sites.ts";
import type { Sites } from "../platform/http/sites.ts";
import { createLocalLimiter } from "../platform/rateLimit.ts";
import { createCustomHosts } from "../space/index.ts";
import type { CustomHosts } from "../space/index.ts";
import { createSamlDoor } from "../sso/index.ts";

/** Sockets per address, live and media: two for everybody who enters, more when they reconnect. */
const UPGRADES = { name: "upgrades", count: 1000, withinMs: 10_000 };

/** The hosts that lead here: our own, and the domains of spaces. */
export function hostsOf({ db, clock, log, names, config }: PartsNeeds, bus: Bus) {
  const onFault = (error: unknown) => log.warn({ err: error }, "domains of spaces could not be looked at");
  const hosts = createCustomHosts({ db, bus, clock, names, onFault });
  return { hosts, sites: createSites({ ...config, placeNamed: (name) => hosts.placeAt(name) }) };
}

export const ownHosts =
  ({ siteUrl }: PartsNeeds, hosts: CustomHosts) =>
  (host: string) =>
    host === URL.parse(siteUrl())?.host || hosts.placeAt(host) !== null;

/** A caller is identified by the request's cookies and the connection's address. */
export const linksOf = ({ files }: Pick<PartsNeeds, "files">, sites: Sites) => ({
  fileLinks: files.links,
  isOwnHost: (host: string) => sites.originOf(host) !== null,
});

export function callersOf({ config, clock, db, secrets }: PartsNeeds, bus: Bus, sites: Sites): CallerNeeds {
  const sessions = createSessions({ db, bus, secret: secrets.sessions });
  const secure = config.publicUrl?.startsWith("https:") ?? false;
  return { sessions, clock, cookies: { secure }, clientAddress: createClientAddress(config.trustedProxies), sites };
}

/** Which other servers pages connect to, and how often one address may reach the media server. */
export const outsideDoors = (needs: PartsNeeds, { clientAddress }: HttpNeeds["api"]["callers"]) => ({
  connectTo: needs.media.publicUrl === "" ? [] : originsOf(needs.media.publicUrl),
  tagManagerId: needs.config.tagManagerId,
  hasGoogle: needs.config.google !== null,
  operator: { supportEmail: needs.config.supportEmail, ...needs.config.legal },
  captions: needs.config.captions === null ? null : captionsTold(needs.config.captions),
  mediaSignalUrl: needs.media.relayUrl,
  maySignal: limitSignals(needs, clientAddress),
});

/** Pages use both http and WebSocket with an external media server. */
const originsOf = (mediaUrl: string): string[] =>
  [mediaUrl, mediaUrl.replace(/^ws/, "http")].map((url) => new URL(url).origin);

function limitSignals({ clock, metrics }: PartsNeeds, addressOf: ClientAddress): HttpNeeds["maySignal"] {
  const limiter = createLocalLimiter(UPGRADES, clock);
  return (request) => {
    const taken = limiter.take(addressOf(request));
    if (!taken.ok) metrics.limited.inc({ rule: UPGRADES.name });
    return taken.ok;
  };
}

/** Answers of teams' identity providers; only the log says why one was refused. */
export const samlDoorOf = ({ db, clock, secrets, siteUrl, log }: PartsNeeds) =>
  createSamlDoor({
    db,
    clock,
    siteUrl,
    codeKey: secrets.codes,
    onRefused: (refused) => log.warn(refused, "an answer of an identity provider was refused"),
  });
