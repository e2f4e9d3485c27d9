import type { AccountId, operations, SpaceId, SuccessOf } from "@atrium/contract";
import type { LivePeople } from "../room/index.ts";

interface At {
  spaceId: SpaceId;
  accountId: AccountId;
}

/** The media of broadcasts, from the live part of the program. */
export interface LiveAir {
  /** Access to the stream on air, or to one's own to start a broadcast; null if they may have neither. */
  access(at: At): Promise<SuccessOf<typeof operations.createBroadcastToken> | null>;
  /** Whether they were given access to this stream to start a broadcast. */
  isOffered(at: At, streamName: string): boolean;
}

export interface BroadcastNeeds {
  people: Pick<LivePeople, "inSpace">;
}

/** The caller in the space. */
export const callerIn = ({ accountId }: { accountId: AccountId }, { spaceId }: { spaceId: SpaceId }): At => ({
  spaceId,
  accountId,
});
