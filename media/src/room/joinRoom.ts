import {
  Codec,
  DisconnectReason,
  JoinResponse,
  LeaveRequest,
  LeaveRequest_Action,
  ParticipantInfo_State,
  ParticipantUpdate,
  ReconnectResponse,
  ServerInfo,
  ServerInfo_Edition,
} from "@livekit/protocol";
import type { Moment } from "../clock.ts";
import type { PeerMedia } from "../rtp/peerMedia.ts";
import { ANNOUNCED_MIMES } from "../sdp/codecs.ts";
import type { TokenClaims } from "../signal/accessToken.ts";
import type { JoinParameters } from "../signal/joinParameters.ts";
import type { Signal } from "../signal/signal.ts";
import { relayData } from "./dataRelay.ts";
import { handleSignal } from "./handleSignal.ts";
import { OnePeerLink } from "./link/onePeerLink.ts";
import { applyMetadata } from "./metadata.ts";
import { Participant } from "./participant.ts";
import type { PeerLinkNeeds } from "./link/peerLink.ts";
import { permissionOfGrants } from "./track/permission.ts";
import type { Room } from "./room.ts";
import { SubscriptionList } from "./track/subscriptionList.ts";
import { TwoPeerLink } from "./link/twoPeerLink.ts";

export interface JoinNeeds {
  newPeer(): PeerMedia;
  newSid(prefix: string): string;
  newSsrcs(): { ssrc: number; rtxSsrc: number };
  now(): Moment;
}

export interface JoinRequest {
  claims: TokenClaims;
  parameters: JoinParameters;
  signal: Signal;
}

/** Seconds between the client's pings, and seconds of silence after which it gives up on the socket. */
const PING_INTERVAL = 10;
const PING_TIMEOUT = 25;

/** Clients enable the features they know of LiveKit servers of this version and protocol. */
const SERVER_INFO = new ServerInfo({ edition: ServerInfo_Edition.Standard, version: "1.9.0", protocol: 16 });

/**
 * Admits a new socket: as a new participant (the newest of an identity wins) or as one that lost its socket. The first
 * message is sent before this returns. Null if it is refused: the client has been told, and the socket closed.
 */
export function joinRoom(room: Room, request: JoinRequest, needs: JoinNeeds): Participant | null {
  const { claims, parameters, signal } = request;
  const present = room.memberOf(claims.identity);
  if (!room.doors.letsIn(claims)) {
    return turnAway(signal, DisconnectReason.PARTICIPANT_REMOVED, LeaveRequest_Action.DISCONNECT);
  }
  if (parameters.resumeSid !== null) {
    if (present?.sid === parameters.resumeSid) {
      room.guard(present, () => {
        resume(room, present, signal);
        present.link.resume(needs.now().steadyMs);
      });
      return present;
    }
    return turnAway(signal, DisconnectReason.STATE_MISMATCH, LeaveRequest_Action.RECONNECT);
  }
  if (present) room.remove(present, DisconnectReason.DUPLICATE_IDENTITY);
  if (room.isFull) return turnAway(signal, DisconnectReason.JOIN_FAILURE, LeaveRequest_Action.DISCONNECT);
  return enter(room, request, needs);
}

function turnAway(signal: Signal, reason: DisconnectReason, action: LeaveRequest_Action): null {
  const canReconnect = action !== LeaveRequest_Action.DISCONNECT;
  signal.send({ case: "leave", value: new LeaveRequest({ reason, action, canReconnect }) });
  signal.close();
  return null;
}

/** Null if one of our faults ended it again. */
function enter(room: Room, request: JoinRequest, needs: JoinNeeds): Participant | null {
  const { claims, parameters, signal } = request;
  const correction = room.doors.correctionOf(claims);
  const participant = new Participant({
    sid: needs.newSid("PA_"),
    claims,
    permission: correction?.permission ?? permissionOfGrants(claims.grants),
    joined: needs.now(),
    clientProtocol: parameters.clientProtocol,
    newSid: needs.newSid,
  });
  if (correction) applyMetadata(participant, correction);
  participant.signal = signal;
  room.guard(participant, () => begin(room, participant, { parameters, needs }));
  return room.memberOf(participant.identity) === participant ? participant : null;
}

function begin(
  room: Room,
  participant: Participant,
  { parameters, needs }: { parameters: JoinParameters; needs: JoinNeeds },
): void {
  complete(room, participant, { parameters, needs });
  const others = room.members.filter((member) => !member.isHidden);
  participant.send({ case: "join", value: joinResponse(room, participant, parameters) });
  room.add(participant);
  for (const track of parameters.addTracks) handleSignal(room, participant, { case: "addTrack", value: track });
  for (const other of others) for (const track of other.tracks.live()) participant.subscriptions.consider(track);
  if (parameters.offer) handleSignal(room, participant, { case: "offer", value: parameters.offer });
  room.flush();
}

function joinResponse(room: Room, participant: Participant, parameters: JoinParameters): JoinResponse {
  const others = room.members.filter((member) => !member.isHidden);
  return new JoinResponse({
    room: room.info(),
    participant: participant.info(),
    otherParticipants: others.map((other) => other.info()),
    serverInfo: SERVER_INFO,
    serverVersion: SERVER_INFO.version,
    subscriberPrimary: parameters.connections === "two",
    pingInterval: PING_INTERVAL,
    pingTimeout: PING_TIMEOUT,
    enabledPublishCodecs: ANNOUNCED_MIMES.map((mime) => new Codec({ mime })),
  });
}

function resume(room: Room, participant: Participant, signal: Signal): void {
  participant.signal?.close();
  const lastMessageSeq = participant.lastDataSequence;
  signal.send({ case: "reconnect", value: new ReconnectResponse({ serverInfo: SERVER_INFO, lastMessageSeq }) });
  participant.signal = signal;
  participant.signalLostAtMs = null;
  const visible = room.members.filter((member) => !member.isHidden || member === participant);
  const participants = visible.map((member) => member.info());
  signal.send({ case: "update", value: new ParticipantUpdate({ participants }) });
}

function complete(
  room: Room,
  participant: Participant,
  { parameters, needs }: { parameters: JoinParameters; needs: JoinNeeds },
): void {
  const linkNeeds: PeerLinkNeeds = {
    newPeer: () => needs.newPeer(),
    tcpOnly: room.tcpOnly.has(participant.identity),
    tracks: participant.tracks,
    send: (message) => participant.send(message),
    onTracks: (live, gone) => room.changeTracks(participant, live, gone),
    onData: (label, data) => relayData(room, participant, { label, data }),
    // A link that closes by itself met a fault; on leaving, the participant is removed before its link closes.
    onClosed: () => {
      if (room.memberOf(participant.identity) === participant) room.expel(participant);
    },
    onState: (state) => {
      if (state !== "connected" || participant.state !== ParticipantInfo_State.JOINED) return;
      participant.state = ParticipantInfo_State.ACTIVE;
      room.changed(participant);
    },
    onUnsupported: (subscription) => participant.subscriptions.refuseUnsupported(subscription),
  };
  const link = parameters.connections === "one" ? new OnePeerLink(linkNeeds) : new TwoPeerLink(linkNeeds);
  const subscriptions = new SubscriptionList({
    subscriber: participant,
    link,
    mayReceive: () => participant.permission.canSubscribe,
    autoSubscribe: parameters.autoSubscribe,
    send: (message) => participant.send(message),
    sendTo: (owner, message) => room.sendTo(owner, message),
    newSsrcs: () => needs.newSsrcs(),
  });
  participant.complete({ link, subscriptions });
}
