import { RequestResponse, RequestResponse_Reason, type UpdateParticipantMetadata } from "@livekit/protocol";
import type { MetadataChange } from "./metadataChange.ts";
import type { Participant } from "./participant.ts";
import type { Room } from "./room.ts";

const MAX_NAME_BYTES = 1024;
const MAX_METADATA_BYTES = 64 * 1024;
const MAX_ATTRIBUTES_BYTES = 64 * 1024;

/** Changes a participant's metadata. False, changing nothing, if it is too long. */
export function applyMetadata(participant: Participant, change: MetadataChange): boolean {
  const merged = { ...participant.attributes, ...change.attributes };
  const attributes = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""));
  if (!isShortEnough({ ...change, attributes })) return false;
  if (change.name !== "") participant.name = change.name;
  if (change.metadata !== "") participant.metadata = change.metadata;
  participant.attributes = attributes;
  return true;
}

export function isShortEnough({ name, metadata, attributes }: MetadataChange): boolean {
  if (name.length > MAX_NAME_BYTES || metadata.length > MAX_METADATA_BYTES) return false;
  return JSON.stringify(attributes).length <= MAX_ATTRIBUTES_BYTES;
}

/** The client's own request for a change; it gets a reply. */
export function requestMetadata(room: Room, from: Participant, request: UpdateParticipantMetadata): void {
  const reason = decide(from, request);
  const { requestId } = request;
  from.send({ case: "requestResponse", value: new RequestResponse({ requestId, reason }) });
  if (reason === RequestResponse_Reason.OK) room.changed(from);
}

function decide(from: Participant, request: UpdateParticipantMetadata): RequestResponse_Reason {
  if (!from.permission.canUpdateMetadata) return RequestResponse_Reason.NOT_ALLOWED;
  return applyMetadata(from, request) ? RequestResponse_Reason.OK : RequestResponse_Reason.LIMIT_EXCEEDED;
}
