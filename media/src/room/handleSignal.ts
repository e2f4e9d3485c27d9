import {
  type AddTrackRequest,
  DisconnectReason,
  LeaveRequest_Action,
  type MuteTrackRequest,
  Pong,
  RequestResponse,
  RequestResponse_Reason,
  type SubscriptionPermission,
  type SyncState,
  TrackPublishedResponse,
  type UpdateSubscription,
} from "@livekit/protocol";
import type { ClientMessage } from "../signal/signal.ts";
import type { Participant } from "./participant.ts";
import { mayPublish } from "./track/permission.ts";
import { requestMetadata } from "./metadata.ts";
import type { Room } from "./room.ts";
import { simulateTrouble } from "./simulateTrouble.ts";

/** More than any room has people and tracks; what lies beyond is work without use. */
const MAX_RULE_ENTRIES = 2000;
const MAX_WISHES = 2000;
const MAX_FEATURES = 16;

/** What a client's message does. Messages we do not know, or need not act on, do nothing. */
export function handleSignal(room: Room, from: Participant, message: ClientMessage): void {
  switch (message.case) {
    case "offer":
      return checkDescription(room, from, from.link.takeOffer(message.value));
    case "answer":
      checkDescription(room, from, from.link.takeAnswer(message.value));
      return room.flush();
    case "addTrack":
      return addTrack(from, message.value);
    case "mute":
      return muteTrack(room, from, message.value);
    case "subscription":
      return updateSubscription(room, from, message.value);
    case "trackSetting":
      return from.subscriptions.applySettings(message.value);
    case "subscriptionPermission":
      return setSubscriptionRule(room, from, message.value);
    case "syncState":
      return syncState(room, from, message.value);
    case "updateMetadata":
      return requestMetadata(room, from, message.value);
    case "updateAudioTrack":
      return updateAudioFeatures(room, from, message);
    case "publishDataTrackRequest":
      return refuseDataTrack(from, message);
    case "simulate":
      return simulateTrouble(room, from, message.value);
    case "leave":
      return room.remove(from, DisconnectReason.CLIENT_INITIATED);
    case "ping":
      return from.send({ case: "pong", value: message.value });
    case "pingReq": {
      const { timestamp } = message.value;
      return from.send({ case: "pongResp", value: new Pong({ lastPingTimestamp: timestamp, timestamp }) });
    }
    default:
      return undefined;
  }
}

/** A description nobody can read leaves both sides with different beliefs: the client starts over. */
function checkDescription(room: Room, from: Participant, readable: boolean): void {
  if (readable) return room.flush();
  room.remove(from, DisconnectReason.STATE_MISMATCH, LeaveRequest_Action.RECONNECT);
}

function addTrack(from: Participant, request: AddTrackRequest): void {
  const track = from.tracks.add(request, from.permission);
  if (track) {
    const value = new TrackPublishedResponse({ cid: request.cid, track: track.info });
    return from.send({ case: "trackPublished", value });
  }
  const reason = RequestResponse_Reason.NOT_ALLOWED;
  const value = new RequestResponse({
    reason,
    message: "This track may not be published",
    request: { case: "addTrack", value: request },
  });
  from.send({ case: "requestResponse", value });
}

function muteTrack(room: Room, from: Participant, { sid, muted }: MuteTrackRequest): void {
  const track = from.tracks.get(sid);
  if (!track || track.info.muted === muted) return;
  if (!muted && !mayPublish(from.permission, track.info.source)) return;
  track.setMuted(muted);
  if (track.isLive) room.changed(from);
}

/** A rule too long to be looked through for every listener is refused; the one before it stays. */
function setSubscriptionRule(room: Room, from: Participant, rule: SubscriptionPermission): void {
  const entries = rule.trackPermissions.reduce((sum, { trackSids }) => sum + 1 + trackSids.length, 0);
  if (entries <= MAX_RULE_ENTRIES) {
    from.subscriptionRule = rule;
    return room.considerTracks(from.tracks.live());
  }
  const reason = RequestResponse_Reason.LIMIT_EXCEEDED;
  from.send({ case: "requestResponse", value: new RequestResponse({ reason, message: "The rule is too long" }) });
}

/** Also the server API's way to change what somebody receives. */
export function updateSubscription(
  room: Room,
  from: Participant,
  update: Pick<UpdateSubscription, "trackSids" | "participantTracks" | "subscribe">,
): void {
  const sids = [...update.trackSids, ...update.participantTracks.flatMap((tracks) => tracks.trackSids)];
  for (const sid of new Set(sids.slice(0, MAX_WISHES))) {
    const track = room.trackOf(sid);
    if (track) from.subscriptions.wish(track, update.subscribe);
    else if (update.subscribe) from.subscriptions.tellUnknown(sid);
  }
  room.flush();
}

function syncState(room: Room, from: Participant, state: SyncState): void {
  if (state.subscription) updateSubscription(room, from, state.subscription);
  for (const trackSid of state.trackSidsDisabled) from.subscriptions.disable(trackSid);
}

function updateAudioFeatures(
  room: Room,
  from: Participant,
  { value }: ClientMessage & { case: "updateAudioTrack" },
): void {
  const track = from.tracks.get(value.trackSid);
  if (!track) return;
  track.info.audioFeatures = value.features.slice(0, MAX_FEATURES);
  if (track.isLive) room.changed(from);
}

function refuseDataTrack(from: Participant, { value }: ClientMessage & { case: "publishDataTrackRequest" }): void {
  const reason = RequestResponse_Reason.UNSUPPORTED_TYPE;
  const request = { case: "publishDataTrack" as const, value };
  from.send({
    case: "requestResponse",
    value: new RequestResponse({ reason, message: "Data tracks are not supported", request }),
  });
}
