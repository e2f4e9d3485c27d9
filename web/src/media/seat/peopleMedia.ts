import type { AccountId } from "@atrium/contract";
import type { Participant, Room, TrackPublication } from "livekit-client";
import type { ConnectionQuality, PersonMedia, Picture } from "../mediaState.ts";
import { pictureOf } from "../picture.ts";

/** What is received from everybody at this seat. People about whom nothing changed keep their object. */
export function peopleMedia(
  room: Room,
  before: Readonly<Record<AccountId, PersonMedia>>,
): Record<AccountId, PersonMedia> {
  const people: Record<string, PersonMedia> = {};
  for (const [identity, participant] of room.remoteParticipants) {
    const now: PersonMedia = {
      isThrough: participant.isActive,
      audioMuted: isSilent(participant),
      camera: cameraFrom(publicationOf(participant, "camera")),
      screen: pictureFrom(publicationOf(participant, "screen_share")),
      screenHeldBack: isHeldBack(publicationOf(participant, "screen_share")),
      quality: qualityOf(participant),
    };
    const was = before[identity as AccountId];
    people[identity] = was !== undefined && isSame(was, now) ? was : now;
  }
  return people;
}

export function qualityOf(participant: Participant): ConnectionQuality {
  return participant.connectionQuality;
}

/** Somebody without a microphone counts as muted. */
function isSilent(participant: Participant): boolean {
  return publicationOf(participant, "microphone")?.isMuted ?? true;
}

function publicationOf(participant: Participant, source: string): TrackPublication | undefined {
  return [...participant.trackPublications.values()].find((publication) => publication.source === source);
}

/** The media server pauses what the local network is too slow for. */
function isHeldBack(publication: TrackPublication | undefined): boolean {
  return publication?.track?.streamState === "paused";
}

/** A frozen face is hidden; a frozen screen can still be read. */
function cameraFrom(publication: TrackPublication | undefined): Picture | null {
  return isHeldBack(publication) ? null : pictureFrom(publication);
}

function pictureFrom(publication: TrackPublication | undefined): Picture | null {
  const track = publication?.track?.mediaStreamTrack;
  if (publication === undefined || track === undefined || publication.isMuted) return null;
  const { dimensions } = publication;
  return pictureOf(track, dimensions === undefined ? null : { width: dimensions.width, height: dimensions.height });
}

const isSame = (a: PersonMedia, b: PersonMedia): boolean =>
  (["isThrough", "audioMuted", "camera", "screen", "screenHeldBack", "quality"] as const).every(
    (what) => a[what] === b[what],
  );
