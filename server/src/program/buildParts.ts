// Assembles the parts of the program: which need is met by what. Nothing here runs on its own.
import { accountOperations } from "../account/index.ts";
import type { AccountNeeds } from "../account/index.ts";
import { calendarOperations } from "../calendar/index.ts";
import { addTitles } from "../chat/index.ts";
import { fileOperations } from "../file/index.ts";
import type { RecordingStudio } from "../recording/index.ts";
import type { Payments } from "../billing/index.ts";
import { accountNeedsOf, accountsOf, invitationsOf } from "./accountParts.ts";
import { buildLive } from "./buildLive.ts";
import { buildStudio } from "./buildStudio.ts";
import { apiOf, callsOf } from "./callParts.ts";
import { callersOf, hostsOf, linksOf, outsideDoors, ownHosts, samlDoorOf } from "./doors.ts";
import { fileDoor } from "./fileDoor.ts";
import type { LiveParts } from "./liveParts.ts";
import { mediaOf } from "./mediaParts.ts";
import { paymentsOf } from "./paymentsOf.ts";
import { letterNeedsOf } from "./letterNeedsOf.ts";
import { calendarNeedsOf, slackOf } from "./outsideServices.ts";
import type { PartsNeeds } from "./partsNeeds.ts";
import type { Bus } from "../platform/bus.ts";
import type { Resolvers } from "../platform/calls/subjects.ts";
import type { CallNeeds } from "../platform/calls/runOperation.ts";
import { callerOf } from "../platform/http/callerOf.ts";
import type { HttpNeeds } from "../platform/http/createHttpServer.ts";
import type { CustomHosts } from "../space/index.ts";
import { ssoOperations } from "../sso/index.ts";
import { rootLinks } from "./rootLinks.ts";
import { wireDomains } from "./wireDomains.ts";
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

/** Links to this installation's own pages get no titles. */
function titlesOfLinks(needs: PartsNeeds, bus: Bus, hosts: CustomHosts) {
  const { config, clock, db, log, names } = needs;
  if (!config.linkTitles) return () => undefined;
  const isOwnHost = ownHosts(needs, hosts);
  const onFault = (error: unknown) => log.warn({ err: error }, "titles of links could not be added");
  return addTitles({ db, bus, clock, isOwnHost, onFault, addresses: (name) => names.addresses(name) });
}

/** The operations of domains that need nothing from others. */
const ownOperations = (needs: PartsNeeds, accountNeeds: AccountNeeds) => ({
  ...accountOperations(accountNeeds),
  ...calendarOperations(calendarNeedsOf(needs)),
  ...fileOperations,
  ...reportOperations({ onPageFault: notePageFaults(needs), ...letterNeedsOf(needs) }),
});

const notePageFaults =
  ({ metrics, log }: PartsNeeds) =>
  (fault: PageFault): void => {
    metrics.pageFaults.inc();
    log.warn(fault, "a page failed");
  };
