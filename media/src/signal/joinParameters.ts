import { gunzipSync } from "node:zlib";
import {
  type AddTrackRequest,
  JoinRequest,
  type SessionDescription,
  type SyncState,
  WrappedJoinRequest,
  WrappedJoinRequest_Compression,
} from "@livekit/protocol";
import { countFields } from "./countFields.ts";
import { MAX_FIELDS, WORK_OF_JOINING, workOfDecoding, workOfDescription } from "./signalWork.ts";

/** What a client asks for when it opens its signalling socket. */
export interface JoinParameters {
  /** One connection in which the client offers (`/rtc/v1`), or one for each direction (`/rtc`). */
  connections: "one" | "two";
  autoSubscribe: boolean;
  /** The participant to resume; null for a new one. */
  resumeSid: string | null;
  offer: SessionDescription | null;
  addTracks: readonly AddTrackRequest[];
  syncState: SyncState | null;
  clientProtocol: number;
}

const MAX_JOIN_BYTES = 512 * 1024;
/** Far more than anybody may publish; each one beyond it is refused. */
const MAX_JOIN_TRACKS = 64;

/** Why a join URL is refused: it cannot be read, or reading it costs more than this person's remaining budget. */
export type JoinRefusal = "unreadable" | "spent";

/**
 * Reads `/rtc` and `/rtc/v1` URLs. `spend` charges the person's budget before anything is unpacked, and again before it
 * is decoded.
 */
export function readJoinParameters(url: URL, spend: (work: number) => boolean): JoinParameters | JoinRefusal {
  if (!spend(WORK_OF_JOINING)) return "spent";
  if (url.pathname === "/rtc") return readTwoConnections(url.searchParams);
  if (url.pathname === "/rtc/v1") return readOneConnection(url.searchParams.get("join_request") ?? "", spend);
  return "unreadable";
}

/** Browsers cannot set headers on a WebSocket; other clients do. */
export function readToken(url: URL, authorization: string): string {
  return url.searchParams.get("access_token") ?? authorization.replace(/^Bearer /i, "");
}

function readTwoConnections(query: URLSearchParams): JoinParameters {
  return {
    connections: "two",
    autoSubscribe: !["0", "false"].includes(query.get("auto_subscribe") ?? ""),
    resumeSid: query.get("reconnect") === "1" ? (query.get("sid") ?? "") : null,
    offer: null,
    addTracks: [],
    syncState: null,
    clientProtocol: Number(query.get("client_protocol") ?? 0) || 0,
  };
}

function readOneConnection(encoded: string, spend: (work: number) => boolean): JoinParameters | JoinRefusal {
  const request = decodeJoinRequest(encoded, spend);
  if (typeof request === "string") return request;
  const offer = request.publisherOffer ?? null;
  if (offer && !spend(workOfDescription(offer.sdp.length))) return "spent";
  return {
    connections: "one",
    autoSubscribe: request.connectionSettings?.autoSubscribe ?? true,
    resumeSid: request.reconnect ? request.participantSid : null,
    offer,
    addTracks: request.addTrackRequests.slice(0, MAX_JOIN_TRACKS),
    syncState: request.syncState ?? null,
    clientProtocol: request.clientInfo?.clientProtocol ?? 0,
  };
}

function decodeJoinRequest(encoded: string, spend: (work: number) => boolean): JoinRequest | JoinRefusal {
  try {
    const wrapped = WrappedJoinRequest.fromBinary(Buffer.from(encoded, "base64url"), { readUnknownFields: false });
    const packed = wrapped.compression === WrappedJoinRequest_Compression.GZIP;
    const bytes = packed ? gunzipSync(wrapped.joinRequest, { maxOutputLength: MAX_JOIN_BYTES }) : wrapped.joinRequest;
    const fields = countFields(JoinRequest, bytes, MAX_FIELDS);
    if (fields > MAX_FIELDS) return "unreadable";
    if (!spend(workOfDecoding(bytes.length, fields))) return "spent";
    return JoinRequest.fromBinary(bytes, { readUnknownFields: false });
  } catch {
    return "unreadable";
  }
}
