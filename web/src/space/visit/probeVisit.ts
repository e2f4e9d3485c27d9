import { browserClock } from "../../platform/clock.ts";
import type { PersonProbe, Probe } from "./probe.ts";
import type { Visit } from "./visit.ts";

const LISTEN_EVERY_MS = 50;
const HOOK = "__atrium";

/** Exposes the probe as `window.__atrium`; returns its undo. */
export function probeVisit(visit: Visit): () => void {
  const page = globalThis as Record<string, unknown>;
  const energies = new Map<string, number>();
  let looks = 0;
  const stop = browserClock.every(LISTEN_EVERY_MS, () => {
    if (listen(visit, energies)) looks++;
  });
  const probe: Probe = {
    link: () => visit.live.store.getState().link.state,
    media: () => visit.media.state.getState().connection,
    selfId: () => visit.live.store.getState().selfId,
    mixLevel: () => visit.media.inspect().output?.mixLevel() ?? 0,
    looks: () => looks,
    people: () => probePeople(visit, energies),
  };
  page[HOOK] = probe;
  return () => {
    stop();
    if (page[HOOK] === probe) page[HOOK] = undefined;
  };
}

/** Returns whether sound was running: a stopped counter says nothing about silence. */
function listen(visit: Visit, energies: Map<string, number>): boolean {
  const { seat, output } = visit.media.inspect();
  for (const accountId of seat?.room.remoteParticipants.keys() ?? []) {
    const level = output?.level(accountId) ?? 0;
    energies.set(accountId, (energies.get(accountId) ?? 0) + (level * level * LISTEN_EVERY_MS) / 1000);
  }
  return output !== null && !output.isBlocked();
}

async function probePeople(visit: Visit, energies: ReadonlyMap<string, number>): Promise<Record<string, PersonProbe>> {
  const { seat, output } = visit.media.inspect();
  const { names } = visit.live.store.getState().presence;
  const people: Record<string, PersonProbe> = {};
  for (const [accountId, participant] of seat?.room.remoteParticipants ?? []) {
    const reception = visit.reception.received.get(participant.identity as never);
    const stats = new Map<string, Inbound>();
    for (const publication of participant.trackPublications.values())
      stats.set(publication.source, inboundOf(await publication.track?.getRTCStatsReport()));
    people[accountId] = {
      name: names.get(accountId) ?? "",
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
