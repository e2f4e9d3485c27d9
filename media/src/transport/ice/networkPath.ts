import type { PacketMemory } from "../native/packetMemory.ts";

/** A way to one remote address: over the shared UDP socket, or one accepted TCP connection. */
export interface NetworkPath {
  readonly ip: string;
  readonly port: number;
  readonly protocol: "udp" | "tcp";
  /** False once a TCP connection has ended. */
  readonly isOpen: boolean;
  /** The packet is kept until it has left: it must not be written over. */
  send(packet: Buffer): void;
  /** Ends a connection that is nobody's any more; nothing where there is none. */
  close(): void;
  /** The cheap way, where there is one. */
  readonly outbox: Outbox | null;
}

/** Memory that packets leave from, so that nothing is made or copied for each. */
export interface Outbox {
  /** Where to make the next packet. What was made here before has left, or was copied. */
  readonly draft: PacketMemory;
  /** Sends what the draft begins with. */
  post(bytes: number): void;
}
