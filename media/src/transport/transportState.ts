import type { TransportState } from "./peerTransport.ts";

/** Chrome checks a healthy path every 2.5 s, so this is two missed checks. */
const disconnectedAfterMs = 5500;
const failedAfterMs = 30_000;

export interface TransportFacts {
  dtls: "new" | "connecting" | "connected" | "failed";
  isClosed: boolean;
  /** When the peer's parameters came; null before that. */
  startedAtMs: number | null;
  lastCheckAtMs: number | null;
}

/** The state is derived only from these facts. */
export function transportState(facts: TransportFacts, nowMs: number): TransportState {
  if (facts.isClosed) return "closed";
  if (facts.dtls === "failed") return "failed";
  if (facts.startedAtMs === null) return "new";
  const silentMs = nowMs - (facts.lastCheckAtMs ?? facts.startedAtMs);
  if (silentMs > failedAfterMs) return "failed";
  if (facts.dtls !== "connected") return "connecting";
  return silentMs > disconnectedAfterMs ? "disconnected" : "connected";
}
