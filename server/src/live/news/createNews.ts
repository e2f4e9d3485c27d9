import type { SpaceId } from "@atrium/contract";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Bus } from "../../platform/bus.ts";
import type { Caller } from "../../platform/calls/context.ts";
import type { ChangingCall } from "../../platform/calls/outcome.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { LiveSpaces } from "../liveSpaces.ts";
import type { SessionNeeds } from "../session.ts";
import { ChangeMarks } from "./changeMarks.ts";
import { followAccounts } from "./followAccounts.ts";
import { followChats } from "./followChats.ts";
import { followGaps } from "./followGaps.ts";
import { followRecordings } from "./followRecordings.ts";
import { keepMarks, lastChangeOf } from "./keepMarks.ts";
import type { Hearer } from "./keepMarks.ts";
import { hearAsWell, listenToNews } from "./listenToNews.ts";
import { Listeners } from "./listeners.ts";
import { NewsDesk } from "./newsDesk.ts";
import { watchOccupancy } from "./watchOccupancy.ts";

interface NewsNeeds {
  db: Database;
  clock: Clock;
  bus: Bus;
  spaces: LiveSpaces;
  /** Uniform over [0, 1). */
  random: () => number;
  /** The caller whose session a request belongs to. */
  callerOf: (request: IncomingMessage) => Promise<Caller>;
  onFault: (error: unknown) => void;
}

export interface News {
  listeners: Listeners;
  changed: (change: ChangingCall) => void;
  /** This moment, comparable with that of the last change that an own link is told of. */
  mark: () => string;
  /** Greets a connection: without a ticket as an own link, otherwise through its space; it then gets news. */
  greeting(
    at: { request: IncomingMessage; socket: Duplex },
    enterSpace: (hello: HelloToSpace, outlet: Outlet) => ReturnType<SessionNeeds["enter"]>,
  ): SessionNeeds["enter"];
  stop(): void;
}
type Hello = Parameters<SessionNeeds["enter"]>[0];
type HelloToSpace = Hello & { ticket: string };
type Outlet = Parameters<SessionNeeds["enter"]>[1];

/** Assembles which news this node's connections get, and when. */
export function createNews({ db, clock, bus, spaces, random, callerOf, onFault }: NewsNeeds): News {
  const listeners = new Listeners();
  const marks = new ChangeMarks(clock, random);
  const desk = new NewsDesk({ db, bus, listeners, mark: () => marks.now(), onFault });
  const occupied = (spaceId: SpaceId) => {
    marks.note(spaceId);
    return desk.occupied(spaceId);
  };
  const undo = [
    // First: what is told at once has been noted by then.
    keepMarks(bus, marks),
    followAccounts({ bus, desk, listeners }),
    followGaps({ bus, clock, random, listeners }),
    followChats({ bus, desk, spaces, listeners, onFault }),
    followRecordings({ db, bus, listeners, onFault }),
    watchOccupancy({ clock, spaces, tell: occupied, onFault }),
  ];
  return {
    listeners,
    changed: (change) => desk.changed(change),
    mark: () => marks.now(),
    greeting: ({ request, socket }, enterSpace) => {
      const needs = {
        clock,
        listeners,
        caller: () => callerOf(request),
        changedAt: (hearer: Hearer) => lastChangeOf(db, marks, hearer),
        isGone: () => socket.destroyed,
      };
      return async (hello, outlet) => {
        const { ticket } = hello;
        if (ticket === undefined) return listenToNews(needs, hello, outlet);
        return hearAsWell(needs, await enterSpace({ ...hello, ticket }, outlet), outlet);
      };
    },
    stop: () => undo.forEach((each) => each()),
  };
}
