import {
  AddTrackRequest,
  DisconnectReason,
  LeaveRequest_Action,
  type MuteTrackRequest,
  Pong,
  PublishDataTrackRequest,
  RequestResponse,
  RequestResponse_Reason,
  type SubscriptionPermission,
  type SyncState,
  TrackPublishedResponse,
  type UpdateLocalAudioTrack,
  type UpdateSubscription,
} from "@livekit/protocol";
import type { ClientMessage } from "../signal/signal.ts";
import type { Participant } from "./participant.ts";
import { mayPublish } from "./track/permission.ts";
import { requestMetadata } from "./metadata.ts";
import type { Room } from "./room.ts";
import { shortened } from "./track/shortened.ts";
import { simulateTrouble } from "./simulateTrouble.ts";

/** More people and tracks than any room has; a longer rule would only waste work. */
const MAX_RULE_ENTRIES = 2000;
const MAX_WISHES = 2000;
const MAX_FEATURES = 16;
const MAX_CID_BYTES = 256;

/** Acts on a client's message. Unknown messages are ignored. */
export function handleSignal(room: Room, from: Participant, message: ClientMessage): void {
  if (message.case !== undefined) run(room, from, message);
}

type ClientCase = NonNullable<ClientMessage["case"]>;
type ValueOf = { [Case in ClientCase]: Extract<ClientMessage, { case: Case }>["value"] };
type MessageOf<Case extends ClientCase> = { [Each in Case]: { case: Each; value: ValueOf[Each] } }[Case];

/** How we handle a kind of message: `run` is null if it is ignored, and `says` then why. */
export interface SignalUse<Value> {
  use: "supported" | "refused" | "ignored";
  says: string;
  run: ((room: Room, from: Participant, value: Value) => void) | null;
}

function run<Case extends ClientCase>(room: Room, from: Participant, message: MessageOf<Case>): void {
  CLIENT_MESSAGES[message.case].run?.(room, from, message.value);
}

const supported = <Value>(says: string, todo: SignalUse<Value>["run"]): SignalUse<Value> => ({
  use: "supported",
  says,
  run: todo,
});
const ignored = (says: string): SignalUse<unknown> => ({ use: "ignored", says, run: null });

/** Every message a client may send, in the order of the protocol. The reference page is generated from this. */
export const CLIENT_MESSAGES: { readonly [Case in ClientCase]: SignalUse<ValueOf[Case]> } = {
  offer: supported(
    "offers what the client sends, and sections in which it can receive; answered at once",
    (room, from, value) => checkDescription(room, from, from.link.takeOffer(value)),
  ),
  answer: supported("answers our offer, if the client has one connection per direction", (room, from, value) => {
    checkDescription(room, from, from.link.takeAnswer(value));
    room.flush();
  }),
  trickle: ignored("the server is ICE-lite: it sends no checks, so it needs no candidates from the client"),
  addTrack: supported(
    "announces a track before its section is offered; refused without the right to it",
    (_room, from, value) => addTrack(from, value),
  ),
  mute: supported("a muted track is forwarded to nobody", muteTrack),
  subscription: supported("what the client wants to receive", updateSubscription),
  trackSetting: supported(
    "the size and quality at which the client shows a track, or that it does not show it",
    (_room, from, value) => from.subscriptions.applySettings(value),
  ),
  leave: supported("the client leaves", (room, from) => room.remove(from, DisconnectReason.CLIENT_INITIATED)),
  updateLayers: ignored("a track's layers are in its `addTrack`; clients no longer send this"),
  subscriptionPermission: supported("who may receive the client's tracks", setSubscriptionRule),
  syncState: supported("after a resume: what the client wants to receive", syncState),
  simulate: supported("simulates a failure, for tests of clients", simulateTrouble),
  ping: supported("answered with `pong`", (_room, from, value) => from.send({ case: "pong", value })),
  updateMetadata: supported(
    "the client's own name, metadata and attributes, if it has the right; refused if they are too long",
    requestMetadata,
  ),
  pingReq: supported("answered with `pongResp`", (_room, from, { timestamp }) => {
    from.send({ case: "pongResp", value: new Pong({ lastPingTimestamp: timestamp, timestamp }) });
  }),
  updateAudioTrack: supported("audio features such as noise suppression, announced to the others", updateAudioFeatures),
  updateVideoTrack: ignored("a track keeps the size it was announced with, by which its layers are chosen"),
  publishDataTrackRequest: {
    use: "refused",
    says: "data is sent over data channels, not tracks",
    run: refuseDataTrack,
  },
  unpublishDataTrackRequest: ignored("there are no data tracks"),
  updateDataSubscription: ignored("there are no data tracks"),
  storeDataBlobRequest: ignored("the server stores nothing for clients"),
  getDataBlobRequest: ignored("the server stores nothing for clients"),
};

/** An unreadable description leaves both sides with different state: the client reconnects from scratch. */
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
  const { cid, type, source } = request;
  const value = new RequestResponse({
    reason: RequestResponse_Reason.NOT_ALLOWED,
    message: "This track may not be published",
    // The refusal does not echo a long request at full length.
    request: { case: "addTrack", value: new AddTrackRequest({ cid: shortened(cid, MAX_CID_BYTES), type, source }) },
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

/** A rule too long to check for every listener is refused; the previous one stays. */
function setSubscriptionRule(room: Room, from: Participant, rule: SubscriptionPermission): void {
  const entries = rule.trackPermissions.reduce((sum, { trackSids }) => sum + 1 + trackSids.length, 0);
  if (entries <= MAX_RULE_ENTRIES) {
    if (from.subscriptionRule?.equals(rule) === true) return;
    from.subscriptionRule = rule;
    return room.ruleChanged(from);
  }
  const reason = RequestResponse_Reason.LIMIT_EXCEEDED;
  from.send({ case: "requestResponse", value: new RequestResponse({ reason, message: "The rule is too long" }) });
}

/** The server API also uses this to change what somebody receives. */
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

function updateAudioFeatures(room: Room, from: Participant, value: UpdateLocalAudioTrack): void {
  const track = from.tracks.get(value.trackSid);
  if (!track) return;
  track.info.audioFeatures = value.features.slice(0, MAX_FEATURES);
  if (track.isLive) room.changed(from);
}

function refuseDataTrack(_room: Room, from: Participant, value: PublishDataTrackRequest): void {
  const reason = RequestResponse_Reason.UNSUPPORTED_TYPE;
  const { pubHandle } = value;
  const request = { case: "publishDataTrack" as const, value: new PublishDataTrackRequest({ pubHandle }) };
  from.send({
    case: "requestResponse",
    value: new RequestResponse({ reason, message: "Data tracks are not supported", request }),
  });
}
