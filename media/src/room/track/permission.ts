import { ParticipantPermission, TrackSource } from "@livekit/protocol";
import type { VideoGrants } from "../../signal/accessToken.ts";

/** What one participant may do: from the token, or as replaced by the server API. */
export interface Permission {
  canSubscribe: boolean;
  canPublish: boolean;
  /** Null allows every source. */
  publishSources: readonly TrackSource[] | null;
  canPublishData: boolean;
  canUpdateMetadata: boolean;
  /** The others are not told of a hidden participant. */
  hidden: boolean;
  recorder: boolean;
}

const SOURCE_NAMES: readonly (readonly [string, TrackSource])[] = [
  ["camera", TrackSource.CAMERA],
  ["microphone", TrackSource.MICROPHONE],
  ["screen_share", TrackSource.SCREEN_SHARE],
  ["screen_share_audio", TrackSource.SCREEN_SHARE_AUDIO],
];

/** What a token grants. Unknown sources are left out; if none is left, nothing may be published. */
export function permissionOfGrants(grants: VideoGrants): Permission {
  const { canSubscribe, canPublish, canPublishData, hidden, recorder } = grants;
  const publishSources = grants.canPublishSources?.map(sourceOfName).filter((source) => source !== null) ?? null;
  return {
    canSubscribe,
    // To whoever reads a token or message, an empty list means every source.
    canPublish: canPublish && publishSources?.length !== 0,
    publishSources,
    canPublishData,
    canUpdateMetadata: grants.canUpdateOwnMetadata,
    hidden,
    recorder,
  };
}

/** The equivalent grants, for a refreshed token. */
export function grantsOfPermission(permission: Permission, grants: VideoGrants): VideoGrants {
  const { canSubscribe, canPublish, canPublishData, hidden, recorder } = permission;
  const canPublishSources = permission.publishSources?.map(nameOfSource) ?? null;
  const canUpdateOwnMetadata = permission.canUpdateMetadata;
  return {
    ...grants,
    canSubscribe,
    canPublish,
    canPublishData,
    hidden,
    recorder,
    canPublishSources,
    canUpdateOwnMetadata,
  };
}

/** The permission that the server API requests. No sources means all of them. */
export function permissionOfMessage(message: ParticipantPermission): Permission {
  const { canSubscribe, canPublish, canPublishData, canUpdateMetadata, hidden, recorder } = message;
  const publishSources = message.canPublishSources.length > 0 ? [...message.canPublishSources] : null;
  return { canSubscribe, canPublish, publishSources, canPublishData, canUpdateMetadata, hidden, recorder };
}

/** In the form sent to clients and the server API. */
export function permissionMessage(permission: Permission): ParticipantPermission {
  const { canSubscribe, canPublish, canPublishData, canUpdateMetadata, hidden, recorder } = permission;
  const canPublishSources = [...(permission.publishSources ?? [])];
  const message = { canSubscribe, canPublish, canPublishData, canUpdateMetadata, hidden, recorder, canPublishSources };
  return new ParticipantPermission(message);
}

/** Whether a track of this source may be published. */
export function mayPublish(permission: Permission, source: TrackSource): boolean {
  if (!permission.canPublish) return false;
  return permission.publishSources === null || permission.publishSources.includes(source);
}

const sourceOfName = (name: string): TrackSource | null =>
  SOURCE_NAMES.find(([known]) => known === name.toLowerCase())?.[1] ?? null;

const nameOfSource = (source: TrackSource): string => SOURCE_NAMES.find(([, known]) => known === source)?.[0] ?? "";
