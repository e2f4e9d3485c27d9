import type { RemoteInfo, Socket } from "node:dgram";
import type { Outbox } from "./ice/networkPath.ts";
import { BatchSender } from "./native/batchSender.ts";
import { findCFunctions } from "./native/cFunctions.ts";
import { openUdpSocket } from "./native/openUdpSocket.ts";
import type { AddressFamily } from "./native/socketAddress.ts";
import { addressFamily, socketAddress } from "./native/socketAddress.ts";
import { bindUdp } from "./udpSocket.ts";

/**
 * The one UDP port of a hub. Node receives on it and sends rare packets; media is sent by a direct system call where
 * possible, at a third of the cost.
 */
export class UdpPort {
  readonly #socket: Socket;
  readonly #family: AddressFamily;
  readonly #sender: BatchSender | null;

  private constructor(socket: Socket, descriptor: number | null) {
    this.#socket = socket;
    this.#family = socket.address().family === "IPv6" ? addressFamily.ipv6 : addressFamily.ipv4;
    this.#sender = descriptor === null ? null : senderFor(socket, descriptor);
  }

  /** Binds the port; rejects if that is impossible. `::` accepts IPv4 as well. */
  static async bind(at: { ip: string; port: number }): Promise<UdpPort> {
    const descriptor = sendMessages === null ? null : openUdpSocket(at);
    return new UdpPort(await bindUdp({ ...at, descriptor }), descriptor);
  }

  get port(): number {
    return this.#socket.address().port;
  }

  /** Whether media is sent by a direct system call. */
  get isDirect(): boolean {
    return this.#sender !== null;
  }

  onPacket(take: (packet: Buffer, from: RemoteInfo) => void): void {
    this.#socket.on("message", take);
  }

  send(packet: Buffer, to: { ip: string; port: number }): void {
    this.#socket.send(packet, to.port, to.ip);
  }

  outboxTo({ ip, port }: { ip: string; port: number }): Outbox | null {
    const sender = this.#sender;
    const address = socketAddress(this.#family, { ip, port });
    if (sender === null || address === null) return null;
    const to = { ip, port, address };
    return {
      get draft() {
        return sender.draft;
      },
      post: (bytes) => sender.post(bytes, to),
    };
  }

  /** Everything posted during the task is sent as one batch at the end. */
  inOneGo(task: () => void): void {
    this.#sender?.hold();
    try {
      task();
    } finally {
      this.#sender?.release();
    }
  }

  close(): Promise<void> {
    this.#sender?.close();
    return new Promise((resolve) => this.#socket.close(resolve));
  }
}

const sendMessages = findCFunctions({ sendmmsg: 4 })?.sendmmsg ?? null;

function senderFor(socket: Socket, descriptor: number): BatchSender | null {
  return sendMessages === null
    ? null
    : new BatchSender({
        descriptor,
        sendMessages,
        isWaiting: () => socket.getSendQueueCount() > 0,
        sendLater: (packet, { ip, port }) => socket.send(packet, port, ip),
      });
}
