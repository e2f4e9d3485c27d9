import type { CFunction } from "./cFunctions.ts";
import type { PacketMemory } from "./packetMemory.ts";
import { takeMemory } from "./packetMemory.ts";
import { longestSocketAddress } from "./socketAddress.ts";

/** All that one incoming packet becomes for a room of people fits into one call. */
const slots = 64;
/** Longer than any media packet we make. */
const slotBytes = 4096;
const counts = Array.from({ length: slots + 1 }, (_, count) => BigInt(count));

/** `struct mmsghdr` and `struct iovec` of 64-bit Linux: size, and offsets of their fields. */
const message = { bytes: 64, name: 0, nameBytes: 8, parts: 16, partCount: 24 } as const;
const part = { bytes: 16, base: 0, length: 8 } as const;
const nameBytes = 32;

/** A packet's destination, in the system's form and in ours. */
export interface Destination {
  readonly ip: string;
  readonly port: number;
  /** From `socketAddress`. */
  readonly address: Buffer;
}

export interface BatchSenderNeeds {
  descriptor: number;
  /** `sendmmsg`. It copies: once it has returned, the memory is ours again. */
  sendMessages: CFunction;
  /** Whether packets are already queued for the socket: later ones then queue behind them. */
  isWaiting(): boolean;
  /** Sends or queues what the system did not accept; the packet is a copy. */
  sendLater(packet: Buffer, to: Destination): void;
}

/**
 * Hands packets to the system many at a time, from memory that is reused, so that nothing is allocated per packet. Between
 * `hold` and `release` packets are collected; otherwise each is sent at once. All memory that C sees is held here, and
 * lengths are checked before anything is written.
 */
export class BatchSender {
  readonly #needs: BatchSenderNeeds;
  readonly #descriptor: bigint;
  readonly #packets: readonly PacketMemory[] = Array.from({ length: slots }, () => takeMemory(slotBytes));
  readonly #names = takeMemory(slots * nameBytes);
  readonly #parts = takeMemory(slots * part.bytes);
  readonly #messages = takeMemory(slots * message.bytes);
  readonly #destinations: Destination[] = [];
  readonly #lengths: number[] = [];
  #draft: PacketMemory;
  #holds = 0;
  #isClosed = false;

  constructor(needs: BatchSenderNeeds) {
    this.#needs = needs;
    this.#descriptor = BigInt(needs.descriptor);
    for (const [slot, packet] of this.#packets.entries()) this.#layOut(slot, packet);
    this.#draft = this.#packet(0);
  }

  get draft(): PacketMemory {
    return this.#draft;
  }

  /** Sends the first bytes of the draft, which is then replaced by another. */
  post(bytes: number, to: Destination): void {
    if (this.#isClosed) return;
    const { address } = to;
    if (!(bytes > 0 && bytes <= slotBytes)) throw new RangeError(`a packet of ${bytes} bytes cannot be sent`);
    if (address.length > longestSocketAddress) throw new RangeError("this is no address of a socket");
    const slot = this.#lengths.length;
    this.#names.bytes.set(address, slot * nameBytes);
    this.#messages.bytes.writeUInt32LE(address.length, slot * message.bytes + message.nameBytes);
    this.#parts.bytes.writeUInt32LE(bytes, slot * part.bytes + part.length);
    this.#destinations.push(to);
    this.#lengths.push(bytes);
    if (this.#holds === 0 || slot + 1 === slots) this.#flush();
    else this.#draft = this.#packet(slot + 1);
  }

  /** Collects packets until `release` has been called as often as `hold`. */
  hold(): void {
    this.#holds++;
  }

  release(): void {
    this.#holds--;
    if (this.#holds === 0) this.#flush();
  }

  /** The descriptor may soon belong to somebody else, so it is never used again. */
  close(): void {
    this.#flush();
    this.#isClosed = true;
  }

  #flush(): void {
    const count = this.#lengths.length;
    if (count === 0 || this.#isClosed) return;
    const taken = this.#needs.isWaiting() ? 0 : this.#give(count);
    for (let slot = taken; slot < count; slot++) {
      const [bytes, to] = [this.#lengths[slot], this.#destinations[slot]];
      if (to !== undefined) this.#needs.sendLater(Buffer.from(this.#packet(slot).bytes.subarray(0, bytes)), to);
    }
    this.#destinations.length = 0;
    this.#lengths.length = 0;
    this.#draft = this.#packet(0);
  }

  /** Returns how many the system accepted: all, or those before the first it refused. */
  #give(count: number): number {
    return Math.max(0, this.#needs.sendMessages(this.#descriptor, this.#messages.address, counts[count] ?? 0n, 0n));
  }

  #packet(slot: number): PacketMemory {
    const packet = this.#packets[slot];
    if (packet === undefined) throw new RangeError(`there is no slot ${slot}`);
    return packet;
  }

  #layOut(slot: number, packet: PacketMemory): void {
    const [messageAt, partAt] = [slot * message.bytes, slot * part.bytes];
    this.#parts.bytes.writeBigUInt64LE(packet.address, partAt + part.base);
    this.#messages.bytes.writeBigUInt64LE(this.#names.address + BigInt(slot * nameBytes), messageAt + message.name);
    this.#messages.bytes.writeBigUInt64LE(this.#parts.address + BigInt(partAt), messageAt + message.parts);
    this.#messages.bytes.writeBigUInt64LE(1n, messageAt + message.partCount);
  }
}
