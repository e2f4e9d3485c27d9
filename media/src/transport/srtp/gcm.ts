import type { PacketMemory } from "../native/packetMemory.ts";

export const tagBytes = 16;

/** The encrypted part of a packet. All before `from`, and `trailer` bytes after the tag, is only authenticated. */
export interface SecretRange {
  from: number;
  end: number;
  trailer: number;
}

/** AES-128-GCM with one key, on packets in place. The tag directly follows the encrypted part. */
export interface Gcm {
  /** 12 bytes to fill before each call; shared by all. */
  readonly nonce: Buffer;
  seal(packet: PacketMemory, range: SecretRange): void;
  /** False if the tag does not match; the encrypted part is then destroyed. */
  open(packet: PacketMemory, range: SecretRange): boolean;
}
