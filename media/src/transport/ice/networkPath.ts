import type { PacketMemory } from "../native/packetMemory.ts";

/** A path to one remote address: over the shared UDP socket, or one accepted TCP connection. */
export interface NetworkPath {
  readonly ip: string;
  readonly port: number;
  readonly protocol: "udp" | "tcp";
  /** False once a TCP connection has ended. */
  readonly isOpen: boolean;
  /** The packet is kept until it has been sent, so it must not be overwritten. */
  send(packet: Buffer): void;
  /** Closes a connection that belongs to no peer any more; does nothing on UDP. */
  close(): void;
  /** The path without copying, if available. */
  readonly outbox: Outbox | null;
}

/** Memory that packets are sent from, so that nothing is allocated or copied per packet. */
export interface Outbox {
  /** Where to write the next packet. The previous one has been sent or copied. */
  readonly draft: PacketMemory;
  /** Sends the first bytes of the draft. */
  post(bytes: number): void;
}
