// Which hosts other than the installation's own lead to a space: kept in memory, because every request needs it.
//
// Reloaded when a call changes one, and periodically for changes by other programs. The DNS records of every domain are
// checked repeatedly: for three days until it is proven, then daily, so that a domain that lapsed or was sold stops
// leading here.
import { planHas } from "@atrium/rules";
import type { Bus } from "../../platform/bus.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Place } from "../../platform/http/sites.ts";
import type { Names } from "../../platform/names.ts";
import { newest } from "../../platform/newest.ts";
import type { DomainRow } from "../tables.ts";
import { domainsChanged, spaceRevised } from "../topics.ts";
import { allDomains, keepFound, provenDomains } from "./domainStore.ts";
import { lookUpDomain } from "./lookUpDomain.ts";

interface CustomHostsNeeds {
  db: Database;
  bus: Bus;
  clock: Clock;
  names: Names;
  onFault: (error: unknown) => void;
}

export interface CustomHosts {
  /** The space that a host name leads to, ignoring a leading `www.`; null for any other. */
  placeAt(hostname: string): Place | null;
  /** Loads them for the first time. */
  start(): Promise<void>;
  stop(): void;
}

const READ_EVERY_MS = 30_000;
const LOOK_EVERY_MS = 5 * 60_000;
const PROVEN_FOR_MS = 24 * 3_600_000;
const TRIED_FOR_MS = 3 * PROVEN_FOR_MS;

export function createCustomHosts({ db, bus, clock, names, onFault }: CustomHostsNeeds): CustomHosts {
  let places: ReadonlyMap<string, Place> = new Map();
  const read = newest(
    () => provenDomains(db),
    (proven) => {
      const open = proven.filter(({ plan }) => planHas(plan, "whiteLabel"));
      places = new Map(open.map(({ domain, spaceId, slug }) => [domain, { spaceId, slug }]));
    },
  );
  const readAgain = () => void read().catch(onFault);
  const look = async () => {
    const due = (await allDomains(db)).filter((row) => isDue(row, clock.nowMs()));
    for (const row of due) {
      const found = await lookUpDomain(names, row);
      if (found !== null) await keepFound(db, row, { ...found, nowMs: clock.nowMs() });
    }
    if (due.length > 0) await read();
  };
  // A domain in use may belong to a space whose slug has just changed.
  const isUsed = () => places.size > 0;
  const undo = [
    bus.subscribe(domainsChanged, readAgain),
    bus.subscribe(spaceRevised, () => (isUsed() ? readAgain() : undefined)),
    clock.every(READ_EVERY_MS, readAgain),
    clock.every(LOOK_EVERY_MS, () => void look().catch(onFault)),
  ];
  return {
    placeAt: (hostname) => places.get(hostname.replace(/^www\./, "")) ?? null,
    start: read,
    stop: () => undo.forEach((each) => each()),
  };
}

/** A proven one once a day; an unproven one for as long as its owner may still be setting it up. */
function isDue({ provenAt, lookedUpAt, setAt }: DomainRow, nowMs: number): boolean {
  if (provenAt === null) return nowMs - setAt.getTime() < TRIED_FOR_MS;
  return lookedUpAt === null || nowMs - lookedUpAt.getTime() >= PROVEN_FOR_MS;
}
