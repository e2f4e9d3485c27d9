import { gunzipSync } from "node:zlib";
import {
  type AddTrackRequest,
  JoinRequest,
  type SessionDescription,
  type SyncState,
  WrappedJoinRequest,
  WrappedJoinRequest_Compression,
} from "@livekit/protocol";

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
/** Far more than anybody may publish; each one beyond is answered with a refusal. */
const MAX_JOIN_TRACKS = 64;

/** Reads `/rtc` and `/rtc/v1` addresses. Null for any other path and for a request that cannot be read. */
export function readJoinParameters(url: URL): JoinParameters | null {
  if (url.pathname === "/rtc") return readTwoConnections(url.searchParams);
  if (url.pathname === "/rtc/v1") return readOneConnection(url.searchParams.get("join_request") ?? "");
  return null;
}

/** Browsers cannot set headers of a WebSocket, other clients do. */
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

function readOneConnection(encoded: string): JoinParameters | null {
  const request = decodeJoinRequest(encoded);
  if (!request) return null;
  return {
    connections: "one",
    autoSubscribe: request.connectionSettings?.autoSubscribe ?? true,
    resumeSid: request.reconnect ? request.participantSid : null,
    offer: request.publisherOffer ?? null,
    addTracks: request.addTrackRequests.slice(0, MAX_JOIN_TRACKS),
    syncState: request.syncState ?? null,
    clientProtocol: request.clientInfo?.clientProtocol ?? 0,
  };
}

function decodeJoinRequest(encoded: string): JoinRequest | null {
  try {
    const wrapped = WrappedJoinRequest.fromBinary(Buffer.from(encoded, "base64url"));
    const packed = wrapped.compression === WrappedJoinRequest_Compression.GZIP;
    const bytes = packed ? gunzipSync(wrapped.joinRequest, { maxOutputLength: MAX_JOIN_BYTES }) : wrapped.joinRequest;
    return JoinRequest.fromBinary(bytes, { readUnknownFields: false });
  } catch {
    return null;
  }
}
