import type { PacketMemory } from "../native/packetMemory.ts";

export const tagBytes = 16;

/** What of a packet is secret. Everything before `from`, and `trailer` bytes behind the tag, is told openly and proven. */
export interface SecretRange {
  from: number;
  end: number;
  trailer: number;
}

/** AES-128-GCM under one key, on packets where they lie. The tag stands right behind the secret. */
export interface Gcm {
  /** 12 bytes to fill before each call; shared by all. */
  readonly nonce: Buffer;
  seal(packet: PacketMemory, range: SecretRange): void;
  /** False where the tag does not fit; the secret is spoilt then. */
  open(packet: PacketMemory, range: SecretRange): boolean;
}
