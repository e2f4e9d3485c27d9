// Assembles the parts of the program: which need is met by what. Nothing here runs on its own.
import { accountOperations, createSessions, findAccount, profileOrGuest, takeFreeTeam } from "../account/index.ts";
import type { AccountNeeds } from "../account/index.ts";
import { calendarOperations } from "../calendar/index.ts";
import { captionsTold } from "../captions/index.ts";
import { addTitles } from "../chat/index.ts";
import { fileOperations, lastingUrl } from "../file/index.ts";
import type { RecordingStudio } from "../recording/index.ts";
import type { Payments } from "../billing/index.ts";
import { createInvitationCodes } from "../invitation/index.ts";
import { accessForTrial } from "../live/index.ts";
import { buildLive } from "./buildLive.ts";
import { buildStudio } from "./buildStudio.ts";
import { fileDoor } from "./fileDoor.ts";
import type { LiveParts } from "./liveParts.ts";
import { mediaGates } from "./mediaGates.ts";
import { ownData } from "./ownData.ts";
import { staffOf } from "./staffOf.ts";
import { paymentsOf } from "./paymentsOf.ts";
import { createSignInWatch } from "./signInWatch.ts";
import type { SignInAlarm } from "./signInWatch.ts";
import { letterNeedsOf } from "./letterNeedsOf.ts";
import { calendarNeedsOf, outsideServices, slackOf } from "./outsideServices.ts";
import type { PartsNeeds } from "./partsNeeds.ts";
import type { Bus } from "../platform/bus.ts";
import type { Config } from "../platform/config.ts";
import { createCallRates } from "../platform/calls/callRates.ts";
import { LiveReplies } from "../platform/calls/liveReplies.ts";
import type { Resolvers } from "../platform/calls/subjects.ts";
import { crashAt } from "../platform/calls/crashPoint.ts";
import { callerOf } from "../platform/http/callerOf.ts";
import type { CallerNeeds } from "../platform/http/callerOf.ts";
import { createClientAddress } from "../platform/http/clientAddress.ts";
import type { ClientAddress } from "../platform/http/clientAddress.ts";
import type { HttpNeeds } from "../platform/http/createHttpServer.ts";
import { forwardCall } from "../platform/http/forwardCall.ts";
import { createSites } from "../platform/http/sites.ts";
import type { Sites } from "../platform/http/sites.ts";
import { createCustomHosts } from "../space/index.ts";
import type { CustomHosts } from "../space/index.ts";
import { createLocalLimiter } from "../platform/rateLimit.ts";
import type { CallNeeds, FinishedCall } from "../platform/calls/runOperation.ts";
import { createSamlDoor, ssoOperations } from "../sso/index.ts";
import { rootLinks } from "./rootLinks.ts";
import { accountTeams, wireDomains } from "./wireDomains.ts";
import type { DomainNeeds } from "./wireDomains.ts";
import { reportOperations, type PageFault } from "../report/index.ts";

export interface Parts {
  http: Omit<HttpNeeds, "pageFolder" | "outbox">;
  live: LiveParts;
  bus: Bus;
  hosts: CustomHosts;
  payments: Payments | null;
  studio: RecordingStudio;
  stopTitles: () => void;
}

/** Requests per network address: a page load makes about ten calls, a school behind one address many loads. */
const REQUESTS = { name: "requests", count: 1000, withinMs: 10_000 };
/** Sockets per address, live and media: two for everybody who enters, more when they reconnect. */
const UPGRADES = { ...REQUESTS, name: "upgrades" };

export function buildParts(needs: PartsNeeds): Parts {
  const { config, log, bus } = needs;
  const { hosts, sites } = hostsOf(needs, bus);
  const callers = callersOf(needs, bus, sites);
  const accountNeeds = accountNeedsOf(needs, bus);
  const { payments, messages } = paymentsOf(needs);
  // The live half makes calls, and calls need the live half, so this reference is filled in at the end.
  const late: { calls: CallNeeds | null; resolvers: Resolvers | null } = { calls: null, resolvers: null };
  const links = linksOf(needs, sites);
  const live = buildLive({
    ...needs,
    ...links,
    calls: () => late.calls,
    resolvers: () => late.resolvers,
    clientAddress: callers.clientAddress,
    callerOf: async (request) => (await callerOf(callers, request)).caller,
  });
  const { studio, recorders } = buildStudio(needs, live.recordedRooms);
  const domains = wireDomains({
    bus,
    peopleInside: live.peopleInside,
    inside: live.inside,
    names: needs.names,
    defaultPlan: config.defaultPlan,
    ...mediaOf(needs),
    billing: { payments },
    recording: { studio, files: needs.files },
    slack: slackOf(needs),
    isStaff: accountNeeds.isStaff,
    ...links,
    invitations: invitationsOf(needs, accountNeeds),
    accounts: accountsOf(accountNeeds),
  });
  const sso = ssoOperations({ ...accountNeeds, isOwnHost: ownHosts(needs, hosts), isLoopback: config.isLoopback });
  const handlers = { ...ownOperations(needs, accountNeeds), ...sso, ...domains.handlers, ...live.handlers };
  const calls = callsOf(needs, { handlers, guard: domains.guard, live, sessions: callers.sessions });
  late.calls = calls;
  late.resolvers = domains.resolvers;
  const files = fileDoor(needs, domains, { ...live, isOwnHost: ownHosts(needs, hosts) });
  return {
    http: {
      ...outsideDoors(needs, callers),
      messages,
      recorders,
      saml: samlDoorOf(needs),
      api: apiOf(needs, { calls, callers, sites, live }),
      files,
      rootLinks: rootLinks(needs),
      onLiveSocket: live.onUpgrade,
      log,
    },
    live,
    bus,
    hosts,
    payments,
    studio,
    stopTitles: titlesOfLinks(needs, bus, hosts),
  };
}

interface CallParts extends Pick<CallNeeds, "handlers" | "guard" | "sessions"> {
  live: LiveParts;
}

/** What every call needs, over either transport. */
const callsOf = (needs: PartsNeeds, { handlers, guard, live, sessions }: CallParts): CallNeeds => ({
  db: needs.db,
  handlers,
  guard: live.fenced(guard),
  sessions,
  rates: createCallRates(needs.clock),
  liveReplies: new LiveReplies(needs.clock),
  replyKey: needs.secrets.replies,
  clock: needs.clock,
  log: needs.log,
  atPoint: crashAt(needs.config.crashAt),
  onCall: noteCalls(needs),
  onChanged: (change) => live.changed(change),
});

/** What calls over http need. */
const apiOf = (
  { clock, metrics }: PartsNeeds,
  { live, ...parts }: Pick<HttpNeeds["api"], "calls" | "callers" | "sites"> & { live: LiveParts },
): HttpNeeds["api"] => ({
  ...parts,
  limiter: createLocalLimiter(REQUESTS, clock),
  locate: (operation, input, accountId) => live.locate(operation, input, accountId),
  mark: () => live.mark(),
  forward: forwardCall,
  onLimited: () => metrics.limited.inc({ rule: REQUESTS.name }),
});

/** Links to this installation's own pages get no titles. */
function titlesOfLinks(needs: PartsNeeds, bus: Bus, hosts: CustomHosts) {
  const { config, clock, db, log, names } = needs;
  if (!config.linkTitles) return () => undefined;
  const isOwnHost = ownHosts(needs, hosts);
  const onFault = (error: unknown) => log.warn({ err: error }, "titles of links could not be added");
  return addTitles({ db, bus, clock, isOwnHost, onFault, addresses: (name) => names.addresses(name) });
}

const ownHosts =
  ({ siteUrl }: PartsNeeds, hosts: CustomHosts) =>
  (host: string) =>
    host === URL.parse(siteUrl())?.host || hosts.placeAt(host) !== null;

/** The operations of domains that need nothing from others. */
const ownOperations = (needs: PartsNeeds, accountNeeds: AccountNeeds) => ({
  ...accountOperations(accountNeeds),
  ...calendarOperations(calendarNeedsOf(needs)),
  ...fileOperations,
  ...reportOperations({ onPageFault: notePageFaults(needs), ...letterNeedsOf(needs) }),
});

/** A caller is identified by the request's cookies and the connection's address. */
const linksOf = ({ files }: Pick<PartsNeeds, "files">, sites: Sites) => ({
  fileLinks: files.links,
  isOwnHost: (host: string) => sites.originOf(host) !== null,
});

function callersOf({ config, clock, db, secrets }: PartsNeeds, bus: Bus, sites: Sites): CallerNeeds {
  const sessions = createSessions({ db, bus, secret: secrets.sessions });
  const secure = config.publicUrl?.startsWith("https:") ?? false;
  return { sessions, clock, cookies: { secure }, clientAddress: createClientAddress(config.trustedProxies), sites };
}

/** The hosts that lead here: our own, and the domains of spaces. */
function hostsOf({ db, clock, log, names, config }: PartsNeeds, bus: Bus) {
  const onFault = (error: unknown) => log.warn({ err: error }, "domains of spaces could not be looked at");
  const hosts = createCustomHosts({ db, bus, clock, names, onFault });
  return { hosts, sites: createSites({ ...config, placeNamed: (name) => hosts.placeAt(name) }) };
}

/** Which other servers pages connect to, and how often one address may reach the media server. */
const outsideDoors = (needs: PartsNeeds, { clientAddress }: HttpNeeds["api"]["callers"]) => ({
  connectTo: needs.media.publicUrl === "" ? [] : originsOf(needs.media.publicUrl),
  tagManagerId: needs.config.tagManagerId,
  hasGoogle: needs.config.google !== null,
  operator: { supportEmail: needs.config.supportEmail, ...needs.config.legal },
  captions: needs.config.captions === null ? null : captionsTold(needs.config.captions),
  mediaSignalUrl: needs.media.relayUrl,
  maySignal: limitSignals(needs, clientAddress),
});

const invitationsOf = (
  { secrets, mailer, siteUrl, config }: PartsNeeds,
  { endCalendar }: AccountNeeds,
): DomainNeeds["invitations"] => ({
  codes: createInvitationCodes({ codes: secrets.codes, seals: secrets.invitations }),
  codeKey: secrets.codes,
  mailer,
  siteUrl,
  limitsByAddress: !config.isLoopback,
  defaultLocale: config.defaultLocale,
  endCalendar,
});

/** Answers of teams' identity providers; only the log says why one was refused. */
const samlDoorOf = ({ db, clock, secrets, siteUrl, log }: PartsNeeds) =>
  createSamlDoor({
    db,
    clock,
    siteUrl,
    codeKey: secrets.codes,
    onRefused: (refused) => log.warn(refused, "an answer of an identity provider was refused"),
  });

/** What teams and spaces need from accounts. */
const accountsOf = (needs: AccountNeeds): DomainNeeds["accounts"] => ({
  localeOf: async (query, accountId) => (await findAccount(query, accountId))?.locale ?? needs.defaultLocale,
  profileOrGuest: (context, locale) => profileOrGuest(needs, context, locale),
  takeFreeTeam: (context) => takeFreeTeam(needs, context),
});

function noteCalls({ metrics, log, clock }: PartsNeeds): (call: FinishedCall) => void {
  const onAlarm = (alarm: SignInAlarm) => {
    metrics.signInAlarms.inc({ what: alarm.what });
    log.error(alarm, "very many sign-in codes");
  };
  const watchSignIns = createSignInWatch(clock, onAlarm);
  return (call) => {
    watchSignIns(call);
    metrics.calls.observe({ operation: call.operation, code: call.code }, call.ms / 1000);
    if (call.replayed) metrics.replays.inc();
    const { requestId, accountId, operation, code: result, replayed } = call;
    log.info({ requestId, accountId, operation, result, replayed, ms: Math.round(call.ms) }, "call");
  };
}

const notePageFaults =
  ({ metrics, log }: PartsNeeds) =>
  (fault: PageFault): void => {
    metrics.pageFaults.inc();
    log.warn(fault, "a page failed");
  };

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

function accountNeedsOf(needs: PartsNeeds, bus: AccountNeeds["bus"]): AccountNeeds {
  const { config, mailer, siteUrl, showCode = () => undefined } = needs;
  const { defaultLocale, isLoopback } = config;
  const codeKey = needs.secrets.codes;
  const avatarOf: AccountNeeds["avatarOf"] = (query, upload) => lastingUrl(query, { ...upload, kinds: ["avatar"] });
  const limitsByAddress = !isLoopback;
  const codesStayHere = isLoopback && needs.showCode !== undefined;
  const mail = { mailer, siteUrl, showCode, codesStayHere };
  const others = { ...outsideServices(needs), isStaff: staffOf(config) };
  return { bus, codeKey, defaultLocale, limitsByAddress, ...mail, ...others, teams: accountTeams, ownData, avatarOf };
}

const mediaOf = (needs: PartsNeeds): Pick<DomainNeeds, "ice" | "mediaTrials"> => ({
  ice: iceOf(needs.config),
  mediaTrials: mediaTrialsOf(needs),
});

const mediaTrialsOf = ({ config, media }: PartsNeeds): DomainNeeds["mediaTrials"] => ({
  access: (accountId) => accessForTrial({ ...media, browserUrl: media.publicUrl }, accountId),
  gates: mediaGates(config),
});

function iceOf({ iceServers: { urls, secret } }: Config) {
  const isTurn = (url: string) => /^turns?:/.test(url);
  return { stunUrls: urls.filter((url) => !isTurn(url)), turnUrls: urls.filter(isTurn), turnSecret: secret };
}
