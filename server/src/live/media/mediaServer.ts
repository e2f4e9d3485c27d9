import { constants } from "@atrium/contract";
import type { AccountId, MediaAccess, RoomPermissions, SpaceRole } from "@atrium/contract";
import { may } from "@atrium/rules";
import type { Clock } from "../../platform/clock.ts";
import type { Revocations } from "./revocations.ts";
import { AccessToken, RoomServiceClient, TrackSource, TwirpError } from "livekit-server-sdk";

/** How to reach a media server that speaks the LiveKit protocol: our own or another. */
export interface MediaServerOptions {
  apiKey: string;
  apiSecret: string;
  /** URL of its server API for this program, `http:` or `https:`; null while it does not run. */
  serviceUrl: () => string | null;
  /** URL of its signalling for browsers; "" for the page's host. */
  browserUrl: string;
  /** Whether it rejects revoked tokens: our own does, a livekit-server does not. */
  revokesTokens: boolean;
  revocations: Revocations;
  clock: Pick<Clock, "nowMs" | "after">;
}

/** What determines which tracks somebody may publish in a room. */
export interface MediaRights {
  role: SpaceRole;
  roomFlags: RoomPermissions;
  /** They wait at the room's shield, or sit in a stage's audience. */
  onlyListens: boolean;
}
/**
 * Somebody who gets access to a room's media. Without a name, as the media server would also reveal hidden people's.
 */
export interface MediaGuest extends MediaRights {
  mediaRoom: string;
  accountId: AccountId;
}
/** Somebody at the media server and what they may publish there now. */
export interface MediaPerson {
  accountId: AccountId;
  /** Different each time they join. */
  sid: string;
  sources: readonly TrackSource[];
}

/** What live rooms need from the media server. Rooms there have unguessable names. */
export interface MediaServer {
  readonly revokesTokens: boolean;
  /** A token issued now, valid for `mediaToken.forMs`. */
  access(guest: MediaGuest): Promise<MediaAccess>;
  /** The same for a recorder, which receives everything, sends nothing and is not seen by anybody. */
  recorderAccess(mediaRoom: string, identity: string): Promise<MediaAccess>;
  /** Ends somebody's media in a room and revokes their tokens for it. Does nothing else if they have none. */
  remove(mediaRoom: string, accountId: AccountId): Promise<void>;
  /** Turns off somebody's tracks; they may turn them on again. */
  mute(mediaRoom: string, accountId: AccountId, what: { audio: boolean; video: boolean }): Promise<void>;
  /** Allows somebody to publish these sources only, from now on. Their other tracks end. */
  allow(mediaRoom: string, accountId: AccountId, sources: readonly TrackSource[]): Promise<void>;
  /** The people who have media in a room; recorders are none. */
  peopleIn(mediaRoom: string): Promise<MediaPerson[]>;
  /** Removes everybody from a room and deletes it. */
  close(mediaRoom: string): Promise<void>;
  /** The names of all rooms, including those of other programs on the same media server. */
  rooms(): Promise<string[]>;
}

const WAIT_SECONDS = 5;

export function createMediaServer(options: MediaServerOptions): MediaServer {
  const { apiKey, apiSecret, serviceUrl, browserUrl, revocations, clock } = options;
  const withService = async <Answer>(ask: (service: RoomServiceClient) => Promise<Answer>, otherwise: Answer) => {
    const url = serviceUrl();
    if (url === null) return otherwise;
    return unlessGone(
      () => ask(new RoomServiceClient(url, apiKey, apiSecret, { requestTimeout: WAIT_SECONDS })),
      otherwise,
    );
  };
  return {
    revokesTokens: options.revokesTokens,
    async access(guest) {
      const { mediaRoom, accountId } = guest;
      for (let waitMs = 1; waitMs > 0;) {
        waitMs = revocations.waitMs(mediaRoom, accountId);
        if (waitMs > 0) await new Promise<void>((done) => void clock.after(waitMs, done));
      }
      const token = new AccessToken(apiKey, apiSecret, {
        identity: accountId,
        ttl: constants.mediaToken.forMs / 1000,
      });
      const sending = permissionTo(sendableSources(guest));
      token.addGrant({ roomJoin: true, room: mediaRoom, ...sending });
      return { url: browserUrl, token: await token.toJwt() };
    },
    recorderAccess: (...asked) => recorderAccess(options, ...asked),
    async remove(mediaRoom, accountId) {
      const revokeTokenTs = BigInt(revocations.revoke(mediaRoom, accountId));
      await withService((service) => service.removeParticipant(mediaRoom, accountId, { revokeTokenTs }), undefined);
    },
    mute: (mediaRoom, accountId, what) =>
      withService(async (service) => {
        const { tracks } = await service.getParticipant(mediaRoom, accountId);
        const sources = mutedSources(what);
        const wanted = tracks.filter((track) => sources.includes(track.source) && !track.muted);
        for (const { sid } of wanted) await service.mutePublishedTrack(mediaRoom, accountId, sid, true);
      }, undefined),
    async allow(mediaRoom, accountId, sources) {
      revocations.correct(mediaRoom, accountId);
      const permission = permissionTo(sources);
      await withService((service) => service.updateParticipant(mediaRoom, accountId, { permission }), undefined);
    },
    peopleIn: (mediaRoom) =>
      withService<MediaPerson[]>(async (service) => {
        const participants = await service.listParticipants(mediaRoom);
        const people = participants.filter(({ permission }) => permission?.hidden !== true);
        return people.map(({ identity, sid, permission }) => ({
          accountId: identity as AccountId,
          sid,
          sources: permission?.canPublish === true ? namedSources(permission.canPublishSources) : [],
        }));
      }, []),
    close: (mediaRoom) => withService((service) => service.deleteRoom(mediaRoom), undefined),
    rooms: () => withService(async (service) => (await service.listRooms()).map(({ name }) => name), []),
  };
}

async function recorderAccess(
  { apiKey, apiSecret, browserUrl: url }: MediaServerOptions,
  room: string,
  identity: string,
): Promise<MediaAccess> {
  const token = new AccessToken(apiKey, apiSecret, { identity, ttl: constants.mediaToken.forMs / 1000 });
  token.addGrant({ roomJoin: true, room, hidden: true, recorder: true, ...permissionTo([]) });
  return { url, token: await token.toJwt() };
}

const EVERY_SOURCE = [
  TrackSource.MICROPHONE,
  TrackSource.CAMERA,
  TrackSource.SCREEN_SHARE,
  TrackSource.SCREEN_SHARE_AUDIO,
] as const;

/** What somebody may publish, by role and the room's flags; nothing while they only listen. */
export function sendableSources({ role, roomFlags, onlyListens }: MediaRights): TrackSource[] {
  if (onlyListens) return [];
  const asker = { role, roomFlags };
  return [
    ...(may("room.useMicrophone", asker) ? [TrackSource.MICROPHONE] : []),
    ...(may("room.useCamera", asker) ? [TrackSource.CAMERA] : []),
    ...(may("room.shareScreen", asker) ? [TrackSource.SCREEN_SHARE, TrackSource.SCREEN_SHARE_AUDIO] : []),
  ];
}

/** To a media server, an empty list of sources means all of them. */
const namedSources = (sources: readonly TrackSource[]): readonly TrackSource[] =>
  sources.length === 0 ? EVERY_SOURCE : sources;

const permissionTo = (sources: readonly TrackSource[]) => ({
  canSubscribe: true,
  canPublishData: false,
  canPublish: sources.length > 0,
  ...(sources.length > 0 && { canPublishSources: [...sources] }),
});

const mutedSources = ({ audio, video }: { audio: boolean; video: boolean }): TrackSource[] => [
  ...(audio ? [TrackSource.MICROPHONE] : []),
  ...(video ? [TrackSource.CAMERA] : []),
];

/** Succeeds if somebody has already left the media server, or the room has ended there. */
async function unlessGone<Answer>(ask: () => Promise<Answer>, otherwise: Answer): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof TwirpError && error.code === "not_found") return otherwise;
    throw error;
  }
}
