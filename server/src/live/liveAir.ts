import { constants } from "@atrium/contract";
import { broadcastOf } from "@atrium/rules";
import type { LiveAir } from "../broadcast/index.ts";
import type { LiveSpaces } from "./liveSpaces.ts";
import { airRights } from "./media/airRights.ts";
import type { MediaServer } from "./media/mediaServer.ts";

interface LiveAirNeeds {
  spaces: LiveSpaces;
  media: Pick<MediaServer, "access">;
  nowMs: () => number;
}

/** The air of spaces, for the operations of broadcasts. */
export function createLiveAir({ spaces, media, nowMs }: LiveAirNeeds): LiveAir {
  return {
    isOffered: ({ spaceId, accountId }, streamName) =>
      spaces.find(spaceId)?.air.isOffered(accountId, streamName) ?? false,
    async access({ spaceId, accountId }) {
      const space = spaces.find(spaceId);
      const participant = space?.isConnected(accountId) === true ? space.participant(accountId) : null;
      const streamName = space?.air.streamFor(accountId) ?? null;
      if (space === null || participant === null || streamName === null) return null;
      const speaker = broadcastOf(space.records)?.accountId ?? accountId;
      const rights = airRights(participant.role, speaker === accountId);
      const { url, token } = await media.access({ mediaRoom: streamName, accountId, ...rights });
      // It ended or they were removed meanwhile: this token was issued after theirs were revoked.
      if (space.participant(accountId) === null || space.air.streamFor(accountId) !== streamName) return null;
      return { streamName, url, token, expires: new Date(nowMs() + constants.mediaToken.forMs).toISOString() };
    },
  };
}
