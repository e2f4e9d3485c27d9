import { DataPacket, type DataPacket_Kind, type SendDataRequest, UserPacket } from "@livekit/protocol";
import type { Participant } from "./participant.ts";
import type { Room } from "./room.ts";

const RELIABLE = "_reliable";
const LABELS: readonly string[] = [RELIABLE, "_lossy"];
/** Indexed by `DataPacket_Kind`. */
const LABEL_OF_KIND: readonly string[] = LABELS;

/** Relays a participant's data packet, with the sender's identity set by us. Drops malformed and forbidden ones. */
export function relayData(room: Room, from: Participant, { label, data }: { label: string; data: Buffer }): void {
  if (!LABELS.includes(label) || !from.permission.canPublishData) return;
  const packet = decode(data);
  if (!packet || packet.value.case === undefined || packet.value.case === "speaker") return;
  if (label === RELIABLE && isRepeated(from, packet.sequence)) return;
  packet.participantIdentity = from.identity;
  packet.participantSid = from.sid;
  if (packet.value.case === "user") {
    packet.value.value.participantIdentity = from.identity;
    packet.value.value.participantSid = from.sid;
  }
  const bytes = Buffer.from(packet.toBinary());
  const others = receivers(room, packet).filter((member) => member !== from);
  for (const member of others) room.guard(member, () => member.link.sendData(label, bytes));
}

/** Sends data from the server API to a room; it has no sender. */
export function sendServerData(room: Room, request: SendDataRequest): void {
  const { data: payload, destinationSids, destinationIdentities, topic, nonce } = request;
  const user = new UserPacket({ payload, destinationSids, destinationIdentities, nonce });
  if (topic !== undefined) user.topic = topic;
  const packet = new DataPacket({ kind: request.kind, destinationIdentities, value: { case: "user", value: user } });
  const bytes = Buffer.from(packet.toBinary());
  const label = labelOf(request.kind);
  for (const member of receivers(room, packet)) room.guard(member, () => member.link.sendData(label, bytes));
}

function receivers(room: Room, packet: DataPacket): Participant[] {
  const user = packet.value.case === "user" ? packet.value.value : null;
  const identities = [...packet.destinationIdentities, ...(user?.destinationIdentities ?? [])];
  const sids = user?.destinationSids ?? [];
  const forAll = identities.length === 0 && sids.length === 0;
  return room.members.filter((member) => forAll || identities.includes(member.identity) || sids.includes(member.sid));
}

function isRepeated(from: Participant, sequence: number): boolean {
  if (sequence === 0) return false;
  if (sequence <= from.lastDataSequence) return true;
  from.lastDataSequence = sequence;
  return false;
}

function decode(data: Buffer): DataPacket | null {
  try {
    return DataPacket.fromBinary(data);
  } catch {
    return null;
  }
}

const labelOf = (kind: DataPacket_Kind): string => LABEL_OF_KIND[kind] ?? RELIABLE;
