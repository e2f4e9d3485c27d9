import type { AccountId, Participant, RoomMember, SpaceRole } from "@atrium/contract";
import { isHeld, isHost } from "@atrium/rules";
import type { LiveState } from "../../live/index.ts";
import type { MediaState, Picture } from "../../media/index.ts";
import { airOf } from "../broadcast/airOf.ts";

/** Somebody in my room, with everything the map, the list and the card draw. Flat, so that equal means unchanged. */
export interface PersonModel {
  accountId: AccountId;
  name: string;
  avatarUrl: string | null;
  avatarAppearance: string;
  palette: string;
  about: string;
  pronoun: string | null;
  role: SpaceRole;
  isMe: boolean;
  isHost: boolean;
  dontDisturb: boolean;
  steppedOut: boolean;
  /** They wait at the room's shield: nobody hears or sees them until a host lets them in. */
  isHeld: boolean;
  /** Their connection is gone and awaited back. */
  away: boolean;
  /** The media server does not know them, or they do not get through to it: whatever they say, nobody hears it. */
  unheard: boolean;
  /** They do not get through to it yet, and came a moment ago. */
  isComing: boolean;
  /** It is me, and my microphone waits for the way there. */
  waits: boolean;
  audioMuted: boolean;
  videoMuted: boolean;
  hasMegaphone: boolean;
  /** They speak to every room. */
  isOnAir: boolean;
  sharesScreen: boolean;
  camera: Picture | null;
  screen: Picture | null;
  /** My network is too slow for their screen: what I see of it stands still. */
  screenHeldBack: boolean;
  /** 0 to 2, what I set for them. */
  volume: number;
}

/** "Guest 2" comes before "Guest 10". */
const byName = new Intl.Collator(undefined, { numeric: true });

/** The people of my room: me first, then by name. Empty outside a room. */
export function peopleOfRoom(live: LiveState, media: MediaState): readonly PersonModel[] {
  const { room, space, selfId } = live;
  const onAirId = airOf(live)?.isActive === true ? airOf(live)?.accountId : undefined;
  if (room === null || space === null) return [];
  return Object.values(room.snapshot.records.member)
    .flatMap((member) => {
      const participant = space.records.participant[member.accountId];
      return participant === undefined ? [] : [personModel(participant, member, { media, selfId, onAirId })];
    })
    .toSorted((a, b) => Number(b.isMe) - Number(a.isMe) || byName.compare(a.name, b.name));
}

/** One of them; null if they are not in the room. */
export function personOfRoom(live: LiveState, media: MediaState, accountId: string): PersonModel | null {
  const { room, space, selfId } = live;
  const member = room?.snapshot.records.member[accountId];
  const participant = space?.records.participant[accountId];
  const onAirId = airOf(live)?.isActive === true ? airOf(live)?.accountId : undefined;
  if (member === undefined || participant === undefined) return null;
  return personModel(participant, member, { media, selfId, onAirId });
}

function personModel(
  participant: Participant,
  member: RoomMember,
  { media, selfId, onAirId }: { media: MediaState; selfId: AccountId | null; onAirId: AccountId | undefined },
): PersonModel {
  const { accountId, away } = participant;
  const isMe = accountId === selfId;
  const theirs = media.people[accountId];
  return {
    ...whoIs(participant),
    isMe,
    // While I hear nobody myself, nothing can be said about others.
    unheard: !isMe && !away && media.connection === "connected" && theirs?.isThrough !== true,
    isComing: false,
    waits: isMe && media.microphone.state === "waiting",
    audioMuted: isMe ? media.microphone.state !== "on" : (theirs?.audioMuted ?? member.audioMuted),
    videoMuted: isMe ? media.camera.state !== "on" : member.videoMuted,
    hasMegaphone: member.hasMegaphone,
    isOnAir: accountId === onAirId,
    sharesScreen: isMe ? media.screen.state === "on" : member.sharingScreen,
    camera: isMe ? media.ownCamera : (theirs?.camera ?? null),
    screen: isMe ? media.ownScreen : (theirs?.screen ?? null),
    screenHeldBack: !isMe && theirs?.screenHeldBack === true,
    volume: media.volumes[accountId] ?? 1,
  };
}

/** The part of a person that is the same in every room, for everybody. */
export function whoIs(participant: Participant) {
  const { accountId, name, avatarUrl, avatarAppearance, palette } = participant;
  const { about, pronoun, role, dontDisturb, away } = participant;
  return {
    accountId,
    name,
    avatarUrl,
    avatarAppearance,
    palette,
    about,
    pronoun,
    role,
    dontDisturb,
    steppedOut: participant.steppedOut === true,
    isHeld: isHeld(participant),
    isHost: isHost(role),
    away,
  };
}
