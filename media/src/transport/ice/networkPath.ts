/** A way to one remote address: over the shared UDP socket, or one accepted TCP connection. */
export interface NetworkPath {
  readonly ip: string;
  readonly port: number;
  readonly protocol: "udp" | "tcp";
  /** False once a TCP connection has ended. */
  readonly isOpen: boolean;
  send(packet: Buffer): void;
}
