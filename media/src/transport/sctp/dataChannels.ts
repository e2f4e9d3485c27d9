import type { DataChannel } from "../peerTransport.ts";
import type { ChannelOpen } from "./channelMessages.ts";
import { buildChannelOpen, channelAck, parseControl, payloadProtocol } from "./channelMessages.ts";
import { maxMessageBytes } from "./receiver.ts";
import { SctpAssociation } from "./sctpAssociation.ts";

/** Clients use two; each costs memory for as long as the peer stays. */
const maxChannels = 32;
/** How many chunks of about 1200 bytes may queue: on a channel that may lose messages, and on one that may not. */
const queueLimits = { lossy: 256, reliable: 8192 } as const;

/**
 * The data channels of one peer over one SCTP association. Channels opened before the association is up are announced
 * once it is, followed by what was sent on them until then.
 */
export class DataChannels {
  onChannel: (channel: DataChannel) => void = () => undefined;
  /** The peer does not read and the reliable channel is full, or it is silent, violates SCTP's limits or has ended. */
  onStuck: () => void = () => undefined;
  readonly #association: SctpAssociation;
  readonly #channels = new Map<number, Channel>();
  readonly #waiting: (() => void)[] = [];
  #nextStream: number;
  #isUp = false;

  constructor({ role, sendPacket, nowMs }: DataChannelsNeeds) {
    this.#nextStream = role === "server" ? 1 : 0;
    this.#association = new SctpAssociation({
      role,
      sendPacket,
      nowMs,
      onUp: () => this.#onUp(),
      onMessage: (message) => this.#onMessage(message),
      onReset: (streams) => streams.forEach((stream) => this.#onReset(stream)),
      onOver: () => this.onStuck(),
    });
  }

  /** How much the peer makes us keep, in bytes and chunks. */
  get kept(): { bytes: number; ahead: number } {
    return this.#association.kept;
  }

  start(): void {
    this.#association.start();
  }

  receive(packet: Buffer): void {
    this.#association.receive(packet);
  }

  /** Call about every 100 ms. */
  tick(nowMs: number): void {
    this.#association.tick(nowMs);
  }

  open(label: string, options: { ordered: boolean; maxRetransmits?: number }): DataChannel {
    while (this.#channels.has(this.#nextStream)) this.#nextStream += 2;
    const channel = this.#add(this.#nextStream, { label, ...options });
    this.#write(channel, { protocol: payloadProtocol.control, data: buildChannelOpen(channel.open) });
    return channel.face;
  }

  close(): void {
    this.#channels.clear();
    this.#waiting.length = 0;
    this.#association.close();
  }

  #onUp(): void {
    this.#isUp = true;
    for (const write of this.#waiting.splice(0)) write();
  }

  #add(stream: number, open: ChannelOpen): Channel {
    const face: DataChannel = {
      label: open.label,
      ordered: open.ordered,
      onMessage: () => undefined,
      send: (data) => {
        if (this.#channels.get(stream) !== channel) return;
        if (data.length > 0) return this.#write(channel, { protocol: payloadProtocol.binary, data });
        this.#write(channel, { protocol: payloadProtocol.emptyBinary, data: Buffer.alloc(1) });
      },
      close: () => this.#reset(stream),
    };
    const channel: Channel = { stream, open, face, isAcknowledged: false, isAnswered: false };
    this.#channels.set(stream, channel);
    return channel;
  }

  #write(channel: Channel, message: { protocol: number; data: Buffer }): void {
    if (!this.#isUp) {
      if (this.#waiting.length < queueLimits.lossy) this.#waiting.push(() => this.#write(channel, message));
      return;
    }
    const { open } = channel;
    const isControl = message.protocol === payloadProtocol.control;
    const isReliable = isControl || (open.maxRetransmits === undefined && open.maxLifeMs === undefined);
    const { queued } = this.#association;
    if (!isReliable && queued > queueLimits.lossy) return;
    if (queued > queueLimits.reliable) return this.onStuck();
    // Until the peer has acknowledged the channel, everything is sent in order after the announcement (RFC 8832).
    const ordered = isControl || open.ordered || !channel.isAcknowledged;
    if (message.data.length > maxMessageBytes) return;
    this.#association.send({ stream: channel.stream, ...message, ordered });
  }

  #onMessage({ stream, protocol, data }: { stream: number; protocol: number; data: Buffer }): void {
    if (protocol === payloadProtocol.control) return this.#onControl(stream, data);
    const isEmpty = protocol === payloadProtocol.emptyText || protocol === payloadProtocol.emptyBinary;
    this.#channels.get(stream)?.face.onMessage(isEmpty ? Buffer.alloc(0) : data);
  }

  #onControl(stream: number, data: Buffer): void {
    const control = parseControl(data);
    if (control === null) return;
    const known = this.#channels.get(stream);
    if (control.type === "ack") {
      if (known !== undefined) known.isAcknowledged = true;
      return;
    }
    if (known === undefined && this.#channels.size >= maxChannels) return;
    const channel = known ?? this.#add(stream, control);
    // Once is enough: SCTP delivers the answer, and an honest peer does not ask again.
    if (channel.isAnswered) return;
    channel.isAnswered = true;
    channel.isAcknowledged = true;
    this.#write(channel, { protocol: payloadProtocol.control, data: channelAck });
    if (known === undefined) this.onChannel(channel.face);
  }

  #reset(stream: number): void {
    if (this.#channels.delete(stream) && this.#isUp) this.#association.resetStream(stream);
  }

  /** When a side closes a stream, the other closes its stream of the same number. */
  #onReset(stream: number): void {
    if (this.#channels.delete(stream)) this.#association.resetStream(stream);
  }
}

export interface DataChannelsNeeds {
  role: "server" | "client";
  sendPacket(packet: Buffer): void;
  /** A monotonic clock in milliseconds. */
  nowMs(): number;
}

interface Channel {
  stream: number;
  open: ChannelOpen;
  face: DataChannel;
  isAcknowledged: boolean;
  /** Whether we have acknowledged it to the peer. */
  isAnswered: boolean;
}
