import { browserClock } from "../../platform/clock.ts";
import type { Visit } from "./visit.ts";

/** What journeys measure: the state of things as it truly is, read-only. No behaviour depends on it. */
export interface TestProbe {
  link(): string;
  media(): string;
  selfId(): string | null;
  /** Loudness of all that comes out of the speaker now, 0 to 1. */
  mixLevel(): number;
  /** By account id: gain applied, whether sound and camera are subscribed, and counters of the receiver. */
  people(): Promise<Record<string, PersonProbe>>;
}

export interface PersonProbe {
  name: string;
  gain: number;
  isHeard: boolean;
  isSeen: boolean;
  level: number;
  /**
   * Grows with the sound that arrived, not with silence: the level squared over time since the probe was offered.
   * WebRTC's own totalAudioEnergy stays 0, because the element that keeps the voice decoding is muted.
   */
  audioEnergy: number;
  audioPackets: number;
  framesDecoded: number;
  screenFramesDecoded: number;
}

const LISTEN_EVERY_MS = 50;
const FLAG = "atrium.probe";
const HOOK = "__atrium";

/** Puts the probe at `window.__atrium` where local storage asks for it; returns its undo. */
export function offerProbe(visit: Visit): () => void {
  if (!isAskedFor()) return () => {};
  const page = globalThis as Record<string, unknown>;
  const energies = new Map<string, number>();
  const stop = browserClock.every(LISTEN_EVERY_MS, () => listen(visit, energies));
  const probe: TestProbe = {
    link: () => visit.live.store.getState().link.state,
    media: () => visit.media.state.getState().connection,
    selfId: () => visit.live.store.getState().selfId,
    mixLevel: () => visit.media.inspect().output?.mixLevel() ?? 0,
    people: () => probePeople(visit, energies),
  };
  page[HOOK] = probe;
  return () => {
    stop();
    if (page[HOOK] === probe) page[HOOK] = undefined;
  };
}

function isAskedFor(): boolean {
  try {
    return localStorage.getItem(FLAG) === "on";
  } catch {
    return false;
  }
}

function listen(visit: Visit, energies: Map<string, number>): void {
  const { seat, output } = visit.media.inspect();
  for (const accountId of seat?.room.remoteParticipants.keys() ?? []) {
    const level = output?.level(accountId) ?? 0;
    energies.set(accountId, (energies.get(accountId) ?? 0) + (level * level * LISTEN_EVERY_MS) / 1000);
  }
}

async function probePeople(visit: Visit, energies: ReadonlyMap<string, number>): Promise<Record<string, PersonProbe>> {
  const { seat, output } = visit.media.inspect();
  const people: Record<string, PersonProbe> = {};
  for (const [accountId, participant] of seat?.room.remoteParticipants ?? []) {
    const reception = visit.reception.received.get(participant.identity as never);
    const stats = new Map<string, Inbound>();
    for (const publication of participant.trackPublications.values())
      stats.set(publication.source, inboundOf(await publication.track?.getRTCStatsReport()));
    people[accountId] = {
      name: participant.name ?? "",
      gain: output?.gainOf(accountId) ?? 0,
      isHeard: reception?.audio === true,
      isSeen: (reception?.camera ?? null) !== null,
      level: visit.media.level(participant.identity as never),
      audioEnergy: energies.get(accountId) ?? 0,
      audioPackets: stats.get("microphone")?.packetsReceived ?? 0,
      framesDecoded: stats.get("camera")?.framesDecoded ?? 0,
      screenFramesDecoded: stats.get("screen_share")?.framesDecoded ?? 0,
    };
  }
  return people;
}

interface Inbound {
  packetsReceived?: number;
  framesDecoded?: number;
}

function inboundOf(report: RTCStatsReport | undefined): Inbound {
  for (const entry of report?.values() ?? [])
    if ((entry as { type: string }).type === "inbound-rtp") return entry as Inbound;
  return {};
}
