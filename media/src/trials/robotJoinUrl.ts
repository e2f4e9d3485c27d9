import {
  AddTrackRequest,
  ClientInfo,
  ConnectionSettings,
  JoinRequest,
  SessionDescription,
  TrackSource,
  TrackType,
  VideoLayer,
  VideoQuality,
  WrappedJoinRequest,
} from "@livekit/protocol";
import { CAMERA, RIDS, VOICE } from "./robotOffer.ts";

export interface RobotRequest {
  /** Of the signalling socket, `ws://host:port`. */
  url: string;
  token: string;
  hasCamera?: boolean;
  /** Announces the camera's video as a shared screen. */
  isScreen?: boolean;
}

/** The address of the signalling socket, with the request to join and the first offer in it. */
export function robotJoinUrl({ url, token, hasCamera, isScreen }: RobotRequest, sdp: string): string {
  const voice = { cid: VOICE, name: VOICE, type: TrackType.AUDIO, source: TrackSource.MICROPHONE, disableRed: true };
  const request = new JoinRequest({
    clientInfo: new ClientInfo({ version: "2.23.0", protocol: 16 }),
    connectionSettings: new ConnectionSettings({ autoSubscribe: true }),
    addTrackRequests: [
      new AddTrackRequest(voice),
      ...(hasCamera ? [pictureRequest(isScreen ? TrackSource.SCREEN_SHARE : TrackSource.CAMERA)] : []),
    ],
    publisherOffer: new SessionDescription({ type: "offer", sdp, id: 1 }),
  });
  const wrapped = new WrappedJoinRequest({ joinRequest: request.toBinary() }).toBinary();
  // livekit-server expects the padding that Node omits.
  const encoded = Buffer.from(wrapped).toString("base64").replaceAll("+", "-").replaceAll("/", "_");
  return `${url}/rtc/v1?access_token=${token}&join_request=${encodeURIComponent(encoded)}`;
}

function pictureRequest(source: TrackSource): AddTrackRequest {
  const { LOW, MEDIUM, HIGH } = VideoQuality;
  const layers = [LOW, MEDIUM, HIGH].map((quality, index) => {
    const [width, height] = [320 * 2 ** index, 180 * 2 ** index];
    return new VideoLayer({ quality, width, height, rid: RIDS[index] ?? "" });
  });
  const size = { width: 1280, height: 720 };
  return new AddTrackRequest({ cid: CAMERA, name: CAMERA, type: TrackType.VIDEO, source, layers, ...size });
}
