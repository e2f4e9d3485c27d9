/** Read-only measurements for journeys. No behaviour depends on it. */
export interface Probe {
  link(): string;
  media(): string;
  selfId(): string | null;
  /** Current level of the speaker's whole output, 0 to 1. */
  mixLevel(): number;
  /** How often the sound of everybody was measured while sound ran: what `audioEnergy` is a sum of. */
  looks(): number;
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
