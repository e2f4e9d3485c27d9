import type { AccountId } from "@atrium/contract";
import type { TrackSource } from "livekit-server-sdk";
import { sendableSources } from "./mediaServer.ts";
import type { MediaPerson, MediaRights, MediaServer } from "./mediaServer.ts";

/** A media room and the people who belong in it, with their current rights. */
export interface ExpectedMedia {
  mediaRoom: string;
  people: () => ReadonlyMap<AccountId, MediaRights>;
  /** Somebody may publish only these sources from now on. */
  onLimited: (accountId: AccountId, sources: readonly TrackSource[]) => void;
  /** Moves the room to another name; the old one is over. */
  renew: () => void;
}

/** What the media server was told about people in one room, with the participation it applied to. */
export type ToldOf = Map<AccountId, { sid: string; what: string }>;

type Server = Pick<MediaServer, "peopleIn" | "remove" | "allow">;
const GONE = "gone";

/**
 * Makes the media server's people of a room match ours: a removal may have been lost, and a token outlives a change of
 * role by minutes. Whoever does not belong is removed, and wrong permissions are corrected.
 *
 * A livekit-server forgets what it was told as soon as somebody rejoins with an old token. None of our clients does that:
 * in that case the room gets another name, for which nobody has a token.
 */
export async function reconcileMedia(media: Server, room: ExpectedMedia, told: ToldOf): Promise<void> {
  const present = await media.peopleIn(room.mediaRoom);
  const belonging = room.people();
  let isMisused = false;
  for (const person of present) {
    const rights = belonging.get(person.accountId);
    const what = rights === undefined ? GONE : sendableSources(rights).join(" ");
    if (!isExcess(person, rights)) {
      // Whoever has more rights than they were told of has got them since.
      if (rights !== undefined && told.get(person.accountId)?.what !== what) told.delete(person.accountId);
      if (rights !== undefined) await raise(media, room, { person, rights });
      continue;
    }
    const before = told.get(person.accountId);
    isMisused ||= before !== undefined && before.what === what && before.sid !== person.sid;
    told.set(person.accountId, { sid: person.sid, what });
    if (rights === undefined) await media.remove(room.mediaRoom, person.accountId);
    else await limit(media, room, { person, rights });
  }
  if (isMisused) room.renew();
}

interface Judged {
  person: MediaPerson;
  rights: MediaRights;
}

/** Whether somebody may publish more at the media server than they should. */
function isExcess({ sources }: MediaPerson, rights: MediaRights | undefined): boolean {
  if (rights === undefined) return true;
  const wanted = sendableSources(rights);
  return sources.some((source) => !wanted.includes(source));
}

async function limit(media: Server, room: ExpectedMedia, { person, rights }: Judged): Promise<void> {
  const wanted = sendableSources(rights);
  await media.allow(room.mediaRoom, person.accountId, wanted);
  room.onLimited(person.accountId, wanted);
}

/** Extends the permissions of somebody who may publish more than the media server allows. */
async function raise(media: Server, room: ExpectedMedia, { person, rights }: Judged): Promise<void> {
  const wanted = sendableSources(rights);
  if (wanted.length > person.sources.length) await media.allow(room.mediaRoom, person.accountId, wanted);
}
