import { randomBytes, randomInt } from "node:crypto";
import { now, steadyMs } from "./clock.ts";
import { LoadMeter, type ThreadTimes } from "./loadMeter.ts";
import type { MediaOptions, MediaServer } from "./mediaOptions.ts";
import { handleSignal } from "./room/handleSignal.ts";
import { joinRoom, type JoinNeeds } from "./room/joinRoom.ts";
import type { Participant } from "./room/participant.ts";
import { RoomDirectory } from "./room/roomDirectory.ts";
import { reportFault } from "./reportFault.ts";
import { RestingTimer } from "./restingTimer.ts";
import { createPeerMedia } from "./rtp/createPeerMedia.ts";
import { signAccessToken, type TokenClaims, verifyAccessToken } from "./signal/accessToken.ts";
import { PersonBudget } from "./signal/personBudget.ts";
import type { JoinParameters } from "./signal/joinParameters.ts";
import { type SignalServer, type SignalServerOptions, startSignalServer } from "./signal/signalServer.ts";
import type { SignalSocket } from "./signal/signalSocket.ts";
import { SIGNAL_WORK } from "./signal/signalWork.ts";
import type { TransportHub } from "./transport/peerTransport.ts";
import { createTransportHub } from "./transport/transportHub.ts";
import { roomService } from "./twirp/roomService.ts";
import { answerTwirp } from "./twirp/twirpServer.ts";

const TICK_MS = 100;
/** A client on a bad network keeps retrying, but each join costs everybody in the room a message and us a handshake. */
const JOINS = { atOnce: 20, perSecond: 0.5 };

/**
 * Starts the media server in this thread: transports, rooms, signalling and server API, driven by one timer.
 * Throws if an address is taken. A fault in one participant's message, packet or tick is written to stderr and ends
 * that participant only; a fault in a room that no participant caused ends that room.
 */
export async function startMedia(options: MediaOptions): Promise<MediaServer> {
  const hub = await createTransportHub({ ...options, report: (fault) => reportFault(fault, "") });
  const needs: JoinNeeds = { newPeer: () => createPeerMedia(hub.create()), newSid, newSsrcs, now };
  const rooms = new RoomDirectory({
    now,
    soon: (task) => void setImmediate(task),
    newSid,
    refreshToken: (participant, wallMs) => refreshToken(options, participant, wallMs),
    report: reportFault,
  });
  for (const { room, identity, beforeSeconds } of options.revoked ?? [])
    rooms.doorsOf(room).revoke(identity, beforeSeconds);
  const verify = (token: string): TokenClaims | null => verifyAccessToken(token, options, now().wallMs);
  const load = new LoadMeter(threadTimes);
  const mayOpen = (name: string): boolean => rooms.get(name) !== null || !(options.isFull?.() ?? load.isFull);
  const methods = roomService(rooms, mayOpen);
  const joins = new PersonBudget(JOINS);
  const work = new PersonBudget(SIGNAL_WORK);
  const signal = await closingOnFailure(hub, {
    host: "127.0.0.1",
    port: options.signalPort,
    steadyMs,
    verify: (token) => joinClaims(verify(token)),
    hasPlace: ({ grants }) => mayOpen(grants.room),
    mayJoin: (claims) => joins.take(personOf(claims), 1, steadyMs()),
    spend: (claims, units) => work.take(personOf(claims), units, steadyMs()),
    onSocket: (socket, claims, parameters) => {
      timer.wake();
      admit({ rooms, needs }, socket, { claims, parameters });
    },
    onRequest: (request, response) => {
      timer.wake();
      return answerTwirp({ methods, verify: (token) => verify(token)?.grants ?? null }, request, response);
    },
  });
  const timer = new RestingTimer(TICK_MS, () => {
    const moment = now();
    load.tick();
    return [
      signal.tick(moment.steadyMs),
      rooms.tick(moment),
      joins.tick(moment.steadyMs),
      work.tick(moment.steadyMs),
    ].includes(true);
  });
  return {
    signalUrl: `http://127.0.0.1:${signal.port}`,
    udpPort: hub.udpPort,
    tcpPort: hub.tcpPort,
    stop: async () => {
      timer.rest();
      rooms.closeAll();
      await signal.stop();
      await hub.close();
    },
  };
}

async function closingOnFailure(hub: TransportHub, options: SignalServerOptions): Promise<SignalServer> {
  try {
    return await startSignalServer(options);
  } catch (error) {
    await hub.close();
    throw error;
  }
}

/** Only tokens that name both a room and a person allow joining. */
function joinClaims(claims: TokenClaims | null): TokenClaims | null {
  const mayJoin = claims?.grants.roomJoin && claims.grants.room !== "" && claims.identity !== "";
  return mayJoin ? claims : null;
}

function admit(
  { rooms, needs }: { rooms: RoomDirectory; needs: JoinNeeds },
  socket: SignalSocket,
  { claims, parameters }: { claims: TokenClaims; parameters: JoinParameters },
): void {
  const name = claims.grants.room;
  rooms.guard(name, () => {
    const room = rooms.open(name);
    const participant = joinRoom(room, { claims, parameters, signal: socket }, needs);
    if (!participant) return;
    socket.onMessage = (message) => {
      if (participant.signal === socket) room.guard(participant, () => handleSignal(room, participant, message));
    };
    socket.onClose = () => {
      if (participant.signal !== socket) return;
      participant.signal = null;
      participant.signalLostAtMs = needs.now().steadyMs;
    };
  });
}

/** A session outlives its token; the client gets a fresh one at half its lifetime so that it can reconnect. */
function refreshToken(options: MediaOptions, participant: Participant, wallMs: number): void {
  if (participant.signal === null || !participant.needsToken(wallMs)) return;
  participant.tokenGivenWallMs = wallMs;
  participant.send({ case: "refreshToken", value: signAccessToken(participant.freshClaims(wallMs), options) });
}

const personOf = ({ identity, grants }: TokenClaims): string => `${grants.room}/${identity}`;

function threadTimes(): ThreadTimes {
  const { user, system } = process.threadCpuUsage();
  return { steadyMs: steadyMs(), cpuMs: (user + system) / 1000 };
}

const newSid = (prefix: string): string => prefix + randomBytes(9).toString("base64url").replaceAll(/[-_]/g, "x");

const newSsrcs = (): { ssrc: number; rtxSsrc: number } => {
  const ssrc = randomInt(1, 0x7fffffff) * 2;
  return { ssrc, rtxSsrc: ssrc + 1 };
};
