import type { ServerMessage } from "./link/peerLink.ts";

type ServerCase = NonNullable<ServerMessage["case"]>;

/** When we send a message of the protocol, or why never. */
export interface ServerUse {
  isSent: boolean;
  says: string;
}

const sent = (says: string): ServerUse => ({ isSent: true, says });
const never = (says: string): ServerUse => ({ isSent: false, says });

/** Every message a server may send, in the order of the protocol. The reference page is generated from this. */
export const SERVER_MESSAGES: { readonly [Case in ServerCase]: ServerUse } = {
  join: sent("first message to somebody who joins: the room, the others, and what may be published"),
  answer: sent("to an offer"),
  offer: sent("to a client with one connection per direction, when what it receives changes"),
  trickle: never("candidates are in the description"),
  update: sent("somebody joined, changed or left"),
  trackPublished: sent("to `addTrack`"),
  leave: sent("the client is removed, or told to reconnect, and why"),
  mute: sent("the server API muted a track"),
  speakersChanged: sent("who is speaking, every 300 ms if it changed"),
  roomUpdate: sent("metadata or numbers of the room changed"),
  connectionQuality: sent("every 5 s, for the client itself and those it receives"),
  streamStateUpdate: sent("a stream that the client wants is paused for lack of bandwidth, or resumes"),
  subscribedQualityUpdate: sent("which layers of a track are wanted by anybody"),
  subscriptionPermissionUpdate: sent("a publisher refuses or allows its tracks"),
  refreshToken: sent("at half of the token's lifetime"),
  trackUnpublished: sent("one of the client's own tracks has ended"),
  pong: sent("to `ping`"),
  reconnect: sent("first message to somebody who resumes"),
  pongResp: sent("to `pingReq`"),
  subscriptionResponse: sent("why a track cannot be received: it does not exist, or its codec is not supported"),
  requestResponse: sent("a request is refused, and why"),
  trackSubscribed: sent("to a publisher, when somebody receives its track for the first time"),
  roomMoved: never("people do not move between rooms of the media server: they join another"),
  mediaSectionsRequirement: sent("how many more sections the client should offer, so that it can receive everything"),
  subscribedAudioCodecUpdate: never("there is one audio codec"),
  publishDataTrackResponse: never("there are no data tracks"),
  unpublishDataTrackResponse: never("there are no data tracks"),
  dataTrackSubscriberHandles: never("there are no data tracks"),
  storeDataBlobResponse: never("the server stores nothing for clients"),
  getDataBlobResponse: never("the server stores nothing for clients"),
};
