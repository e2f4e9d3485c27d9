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
  join: sent("first, to somebody who comes in: the room, the others, what may be published"),
  answer: sent("to an offer"),
  offer: sent("to a client with a connection each way, when what it receives changes"),
  trickle: never("candidates stand in the description"),
  update: sent("somebody came, changed or left"),
  trackPublished: sent("to `addTrack`"),
  leave: sent("the client is put out, or told to come back, and why"),
  mute: sent("the server API muted a track"),
  speakersChanged: sent("who speaks, every 300 ms where it changed"),
  roomUpdate: sent("metadata or numbers of the room changed"),
  connectionQuality: sent("every 5 s, of those one receives and of oneself"),
  streamStateUpdate: sent("a stream stands still that should flow, or flows again"),
  subscribedQualityUpdate: sent("which layers of a track anybody wants"),
  subscriptionPermissionUpdate: sent("a publisher refuses or allows"),
  refreshToken: sent("when half the token's life is over"),
  trackUnpublished: sent("a track of one's own has ended"),
  pong: sent("to `ping`"),
  reconnect: sent("first, to somebody who resumes"),
  pongResp: sent("to `pingReq`"),
  subscriptionResponse: sent("why a track cannot be received: it is not there, or its codec is not"),
  requestResponse: sent("a request is refused, and why"),
  trackSubscribed: sent("to a publisher, when the first one receives its track"),
  roomMoved: never("people do not move between rooms of the media server: they join another"),
  mediaSectionsRequirement: sent("how many more sections the client should offer for what it is to receive"),
  subscribedAudioCodecUpdate: never("there is one audio codec"),
  publishDataTrackResponse: never("there are no data tracks"),
  unpublishDataTrackResponse: never("there are no data tracks"),
  dataTrackSubscriberHandles: never("there are no data tracks"),
  storeDataBlobResponse: never("the server stores nothing for clients"),
  getDataBlobResponse: never("the server stores nothing for clients"),
};
