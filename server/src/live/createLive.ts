// Assembles the live part: the rest of the program sees it as `Live`.
//
// socket -> connection -> session -> dispatch -> space and room actors -> patches and frames -> sockets. Operations about
// people come in through `handlers`, over either transport, and calls from a live connection take the same path as those
// over HTTP.

import { PACKED_FLAG, TRANSIENT_CODES, constants, must, newId } from "@atrium/contract";
import type { AccountId, Operation } from "@atrium/contract";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Bus } from "../platform/bus.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import type { Caller } from "../platform/calls/context.ts";
import type { ChangingCall } from "../platform/calls/outcome.ts";
import type { Guard } from "../platform/calls/guard.ts";
import type { Log } from "../platform/log.ts";
import type { CallNeeds } from "../platform/calls/runOperation.ts";
import { forwardedFor } from "../platform/http/clientAddress.ts";
import type { ClientAddress } from "../platform/http/clientAddress.ts";
import type { Resolvers } from "../platform/calls/subjects.ts";
import { keepLive, loadElements, removeLeft } from "../element/index.ts";
import type { EmbedNeeds } from "../element/index.ts";
import type { Captioning } from "../captions/index.ts";
import type { Inside, PeopleInside } from "../space/index.ts";
import { createAdmission } from "./admission.ts";
import { createLiveCaptions } from "./captions/liveCaptions.ts";
import { SpaceActor } from "./actors/spaceActor.ts";
import { PresenceTicks } from "./actors/presenceTicks.ts";
import { answerCall } from "./answerCall.ts";
import { createDoor } from "./door.ts";
import { enterSpace } from "./enterSpace.ts";
import { followNews } from "./followNews.ts";
import { Lately } from "./lately.ts";
import { fencedGuard } from "./leases/fencedGuard.ts";
import { locateCall } from "./leases/locateCall.ts";
import { unownedSpaces } from "./leases/leaseStore.ts";
import { Ownership } from "./leases/ownership.ts";
import { liveHandlers } from "./liveHandlers.ts";
import { createLiveAir } from "./liveAir.ts";
import { createLivePeople } from "./livePeople.ts";
import { LiveSpaces } from "./liveSpaces.ts";
import { loadSpace } from "./liveStore.ts";
import type { MediaServer } from "./media/mediaServer.ts";
import { expectedMedia } from "./media/expectedMedia.ts";
import { newMediaRoom } from "./media/mediaRooms.ts";
import { Orphans } from "./media/orphans.ts";
import { watchMedia, type MediaWatch } from "./media/watchMedia.ts";
import { createNews } from "./news/createNews.ts";
import type { News } from "./news/createNews.ts";
import { SPREAD_RETURN_MS } from "./news/followGaps.ts";
import { createInside } from "./inside.ts";
import { createPeopleInside } from "./peopleInside.ts";
import { createRecordedRooms } from "./recordedRooms.ts";
import type { RecordedRooms } from "../recording/index.ts";
import { Session } from "./session.ts";
import type { SessionNeeds } from "./session.ts";
import { Connections, unpacks } from "./sockets/connections.ts";
import { Greeters } from "./sockets/greeters.ts";
import { relay } from "./sockets/relay.ts";
import { forgetOldTickets } from "./tickets.ts";
import { VisitBook } from "./visitBook.ts";
import { usedSpaces, type UsedSpaces } from "./usedSpaces.ts";
import { watchSessions } from "./watchSessions.ts";

export interface LiveNeeds {
  db: Database;
  clock: Clock;
  bus: Bus;
  log: Log;
  media: MediaServer;
  /** Null: nothing is captioned. */
  captioning: Captioning | null;
  isOwnHost: EmbedNeeds["isOwnHost"];
  /** Uniform over [0, 1). */
  random: () => number;
  /** Where other nodes reach this one, as `http://host:port`; called once it accepts connections. */
  address: () => string;
  /** Where browsers reach this particular node; "" for the shared address. */
  publicAddress: string;
  /** What calls over live connections need; null only during start-up. */
  calls: () => CallNeeds | null;
  /** How subjects of calls are looked up; null only during start-up. */
  resolvers: () => Resolvers | null;
  clientAddress: ClientAddress;
  /** The caller whose session a request belongs to. */
  callerOf: (request: IncomingMessage) => Promise<Caller>;
  /** Called for sockets over their address's limit. */
  onLimited: () => void;
}

export interface Live extends UsedSpaces {
  handlers: ReturnType<typeof liveHandlers>;
  peopleInside: PeopleInside;
  inside: Inside;
  recordedRooms: RecordedRooms;
  /** Takes over a request for a live connection; its Origin has been checked. */
  onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** This moment, comparable with those of changes that own links are told of. */
  mark(): string;
  /** Notifies listeners of what a call has changed. */
  changed(change: ChangingCall): void;
  /** Address of the node where a call's subject lives; null if that is here, or if it does not exist for the caller. */
  locate(operation: Operation, input: unknown, accountId: AccountId | null): Promise<string | null>;
  /** The guard, extended to block commits to a space that has moved elsewhere meanwhile. */
  fenced(guard: Guard): Guard;
  counts(): { connections: number; spaces: number; people: number };
  /** Drops every space and tells its people to reconnect a little later; nothing runs afterwards. */
  drain(): Promise<void>;
}

const FORGET_EVERY_MS = 60_000;

export function createLive(needs: LiveNeeds): Live {
  const { db, clock, media, random } = needs;
  const onFault = (error: unknown) => needs.log.error({ err: error }, "something in a live space failed");
  const onRights = (mediaRoom: string) => watch.checkRoom(mediaRoom);
  const { spaces, ownership, ticks, orphans } = createSpaces(needs, { onFault, onRights });
  const [connections, greeters, captions] = [new Connections(clock), new Greeters(), createLiveCaptions(needs)];
  const news = createNews({ ...needs, spaces, onFault });
  const ends = { expected: () => expectedMedia(spaces), endOrphans: () => orphans.endAll() };
  const watch: MediaWatch = watchMedia({ clock, media, ...ends, onFault });
  const [nowMs, expulsions, changes] = [() => clock.nowMs(), new Lately(), new Lately()];
  const undo = [
    () => captions.stop(),
    followNews({ ...needs, spaces, changes, onChanged: (spaceId) => watch.check(spaceId), onFault }),
    watch.stop,
    news.stop,
    watchSessions({ db, clock, holders: () => [...spaces.all(), news.listeners], onFault }),
    clock.every(FORGET_EVERY_MS, () => void forgetOldTickets(db).catch(onFault)),
  ];
  const visits = new VisitBook({ db, nowMs, ownership, onFault });
  const entering = { db, admit: createAdmission(db, nowMs), spaces, visits, expulsions, changes, nowMs };
  const sessionNeeds = (request: IncomingMessage, socket: Duplex, onGreeted: () => void): SessionNeeds => ({
    onGreeted,
    enter: news.greeting({ request, socket }, (hello, outlet) => enterSpace(entering, hello, outlet)),
    call: (visit, call) => answerCall(must(needs.calls(), "connections come last"), visit, call),
    relay: (connection, address, firstTexts) =>
      relay(connection, { url: liveUrl(address, unpacks(request)), headers: headersOnward(request), firstTexts }),
    captions,
    onFault,
  });
  const locating = { db, spaces, ownership, resolvers: resolversLater(needs), ownAddress: needs.address };
  const [people, door] = [createLivePeople({ spaces, media }), createDoor({ ...entering, ownership })];
  return {
    handlers: liveHandlers({ ...needs, people, air: createLiveAir({ spaces, media, nowMs }), door }),
    ...viewsOf({ spaces, media, news }),
    onUpgrade(request, socket, head) {
      const leave = greeters.take(needs.clientAddress(request), () => {
        needs.onLimited();
        socket.destroy();
      });
      socket.once("close", leave);
      connections.accept({ request, socket, head }, (connection) => {
        socket.once("close", () => news.listeners.remove(connection.id));
        void new Session(connection, sessionNeeds(request, socket, leave), clock.steadyMs());
      });
    },
    locate: (...call) => locateCall(locating, ...call),
    fenced: (guard) => fencedGuard(guard, ownership),
    ...usedSpaces(spaces),
    counts: () => countsOf(connections, spaces),
    async drain() {
      news.listeners.endAll(() => Math.round(random() * SPREAD_RETURN_MS));
      await spaces.drain(() => Math.round(random() * SPREAD_RETURN_MS));
      for (const each of undo) each();
      ticks.stop();
      ownership.stop();
      await connections.stop();
    },
  };
}

/** What other parts of the program see of those who are inside. */
const viewsOf = (needs: { spaces: LiveSpaces; media: MediaServer; news: News }) => ({
  changed: needs.news.changed,
  mark: needs.news.mark,
  peopleInside: createPeopleInside(needs.spaces),
  inside: createInside(needs.spaces),
  recordedRooms: createRecordedRooms(needs),
});

interface SpacesHear {
  onFault: (error: unknown) => void;
  /** What people may publish in a media room has changed. */
  onRights: (mediaRoom: string) => void;
}

function createSpaces(needs: LiveNeeds, { onFault, onRights }: SpacesHear) {
  const { db, clock, media, random } = needs;
  const ticks = new PresenceTicks(clock);
  const ownership: Ownership = new Ownership({
    db,
    clock,
    self: () => ({ owner: nodeId, address: needs.address(), publicAddress: needs.publicAddress }),
    onLost(spaceId) {
      needs.log.warn({ spaceId }, "the lease of a space is lost: its people are sent to come back");
      spaces.drop(spaceId, () => ({ closeCode: TRANSIENT_CODES.restart }));
    },
    onFault,
  });
  const nodeId = newId();
  const actorNeeds: ConstructorParameters<typeof SpaceActor>[1] = {
    clock,
    random,
    newMediaRoom,
    shelfOf: (spaceId) => ({
      read: (roomId) => loadElements(db, roomId),
      removeLeft: (roomId, ids) => removeLeft({ db, bus: needs.bus }, { spaceId, roomId, ids }),
      keepLive: (roomId, kept) => keepLive(db, roomId, kept),
      onFault,
    }),
    onMediaOver: (mediaRoom) => void orphans.close(mediaRoom).catch(onFault),
    wake: (room) => ticks.wake(room),
    onRoomLeft: (mediaRoom, accountId) => void media.remove(mediaRoom, accountId).catch(onFault),
    onAsk: (mediaRoom, ask) => {
      if (ask.ask === "checkMedia") return onRights(mediaRoom);
      void media.mute(mediaRoom, ask.accountId, ask).catch(onFault);
    },
  };
  const orphans: Orphans = new Orphans({
    media,
    steadyMs: () => clock.steadyMs(),
    roomsInUse(spaceId) {
      const space = spaces.find(spaceId);
      if (space === null) return null;
      const { streamName } = space.air;
      return new Set([
        ...space.rooms.all().map(({ mediaRoom }) => mediaRoom),
        ...(streamName === null ? [] : [streamName]),
      ]);
    },
    livingNowhere: (spaceIds) => unownedSpaces(db, spaceIds),
  });
  const spaces = new LiveSpaces({
    clock,
    ownership,
    ownAddress: needs.address,
    load: (spaceId) => loadSpace(db, spaceId),
    makeActor: (loaded) => new SpaceActor(loaded, actorNeeds),
    onFault,
  });
  return { spaces, ownership, ticks, orphans };
}

const resolversLater =
  ({ resolvers }: LiveNeeds) =>
  () =>
    must(resolvers(), "calls come last");

const countsOf = (connections: Connections, spaces: LiveSpaces) => ({
  connections: connections.size,
  spaces: spaces.all().length,
  people: spaces.all().reduce((sum, space) => sum + space.online, 0),
});

/** The other node checks these headers as if the browser had connected there. */
const headersOnward = (request: IncomingMessage) => ({
  host: request.headers.host,
  origin: request.headers.origin,
  "x-forwarded-for": forwardedFor(request),
});

const liveUrl = (address: string, isPacked: boolean): string =>
  `${address.replace(/^http/, "ws")}${constants.socket.path}${isPacked ? `?${PACKED_FLAG}` : ""}`;
