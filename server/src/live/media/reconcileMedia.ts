import type { AccountId } from "@atrium/contract";
import type { TrackSource } from "livekit-server-sdk";
import { sendableSources } from "./mediaServer.ts";
import type { MediaRights, MediaServer } from "./mediaServer.ts";

/** A room's name at the media server and the people who belong in it, with their rights, at the moment of asking. */
export interface ExpectedMedia {
  mediaRoom: string;
  people: () => ReadonlyMap<AccountId, MediaRights>;
  /** Somebody may send only these from now on. */
  onLimited: (accountId: AccountId, sources: readonly TrackSource[]) => void;
}

type Server = Pick<MediaServer, "peopleIn" | "remove" | "allow">;

/**
 * Makes the media server's people equal to ours: a token outlives a kick and a change of role by minutes, and a removal may
 * have been lost. Who is there without belonging is sent away, who may send more or less than they should is told.
 */
export async function reconcileMedia(media: Server, expected: readonly ExpectedMedia[]): Promise<void> {
  for (const room of expected) {
    const present = await media.peopleIn(room.mediaRoom);
    const belonging = room.people();
    for (const { accountId, sources } of present) {
      const rights = belonging.get(accountId);
      if (rights === undefined) await media.remove(room.mediaRoom, accountId);
      else await limit(media, room, { accountId, sources, wanted: sendableSources(rights) });
    }
  }
}

interface Sending {
  accountId: AccountId;
  sources: readonly TrackSource[];
  wanted: readonly TrackSource[];
}

async function limit(media: Server, room: ExpectedMedia, { accountId, sources, wanted }: Sending): Promise<void> {
  const isSame = sources.length === wanted.length && wanted.every((source) => sources.includes(source));
  if (isSame) return;
  await media.allow(room.mediaRoom, accountId, wanted);
  room.onLimited(accountId, wanted);
}
