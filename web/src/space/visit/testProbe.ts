import type { Visit } from "./visit.ts";

/** What journeys measure: the state of things as it truly is, read-only. No behaviour depends on it. */
export interface TestProbe {
  link(): string;
  media(): string;
  selfId(): string | null;
  /** By account id: gain applied, whether sound and camera are subscribed, and counters of the receiver. */
  people(): Promise<Record<string, PersonProbe>>;
}

export interface PersonProbe {
  name: string;
  gain: number;
  isHeard: boolean;
  isSeen: boolean;
  level: number;
  /** WebRTC's totalAudioEnergy of what arrived; grows with sound, not with silence. */
  audioEnergy: number;
  audioPackets: number;
  framesDecoded: number;
  screenFramesDecoded: number;
}

const FLAG = "atrium.probe";
const HOOK = "__atrium";

/** Puts the probe at `window.__atrium` where local storage asks for it; returns its undo. */
export function offerProbe(visit: Visit): () => void {
  if (!isAskedFor()) return () => {};
  const page = globalThis as Record<string, unknown>;
  const probe: TestProbe = {
    link: () => visit.live.store.getState().link.state,
    media: () => visit.media.state.getState().connection,
    selfId: () => visit.live.store.getState().selfId,
    people: () => probePeople(visit),
  };
  page[HOOK] = probe;
  return () => {
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

async function probePeople(visit: Visit): Promise<Record<string, PersonProbe>> {
  const { seat, gainOf } = visit.media.inspect();
  const people: Record<string, PersonProbe> = {};
  for (const [accountId, participant] of seat?.room.remoteParticipants ?? []) {
    const reception = visit.reception.received.get(participant.identity as never);
    const stats = new Map<string, Inbound>();
    for (const publication of participant.trackPublications.values())
      stats.set(publication.source, inboundOf(await publication.track?.getRTCStatsReport()));
    people[accountId] = {
      name: participant.name ?? "",
      gain: gainOf(accountId),
      isHeard: reception?.audio === true,
      isSeen: (reception?.camera ?? null) !== null,
      level: visit.media.level(participant.identity as never),
      audioEnergy: stats.get("microphone")?.totalAudioEnergy ?? 0,
      audioPackets: stats.get("microphone")?.packetsReceived ?? 0,
      framesDecoded: stats.get("camera")?.framesDecoded ?? 0,
      screenFramesDecoded: stats.get("screen_share")?.framesDecoded ?? 0,
    };
  }
  return people;
}

interface Inbound {
  totalAudioEnergy?: number;
  packetsReceived?: number;
  framesDecoded?: number;
}

function inboundOf(report: RTCStatsReport | undefined): Inbound {
  for (const entry of report?.values() ?? [])
    if ((entry as { type: string }).type === "inbound-rtp") return entry as Inbound;
  return {};
}
