import type { DataChannel } from "../peerTransport.ts";
import type { ChannelOpen } from "./channelMessages.ts";
import { buildChannelOpen, channelAck, parseControl, payloadProtocol } from "./channelMessages.ts";
import type { SctpAssociation } from "./sctpCarrier.ts";
import { createAssociation, startAssociation } from "./sctpCarrier.ts";

/** Clients use two; each costs memory for as long as the peer stays. */
const maxChannels = 32;
/** Chunks of about 1200 bytes that may wait: for a channel that may lose messages, and for one that may not. */
const queueLimits = { lossy: 256, reliable: 8192 } as const;

/**
 * The data channels of one peer over one SCTP association. Channels opened before the association is up are announced
 * when it is, and what was sent on them until then follows.
 */
export class DataChannels {
  onChannel: (channel: DataChannel) => void = () => undefined;
  /** The peer does not read and the reliable channel is full. */
  onStuck: () => void = () => undefined;
  readonly #association: SctpAssociation;
  readonly #receive: (packet: Buffer) => void;
  readonly #channels = new Map<number, Channel>();
  readonly #waiting: (() => void)[] = [];
  #nextStream: number;
  #isUp = false;

  constructor(role: "server" | "client", sendPacket: (packet: Buffer) => void) {
    const { association, receive } = createAssociation(role, sendPacket);
    this.#association = association;
    this.#receive = receive;
    this.#nextStream = role === "server" ? 1 : 0;
    association.onReceive.subscribe((stream, protocol, data) => this.#onMessage({ stream, protocol, data }));
    association.onReconfigStreams.subscribe((streams) => streams.forEach((stream) => this.#channels.delete(stream)));
    association.stateChanged.connected.subscribe(() => this.#onUp());
  }

  start(): void {
    startAssociation(this.#association);
  }

  receive(packet: Buffer): void {
    this.#receive(packet);
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
    this.#association.stop().catch(() => undefined);
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
    const channel: Channel = { stream, open, face, isAcknowledged: false };
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
    const queued = this.#association.outboundQueue.length;
    if (!isReliable && queued > queueLimits.lossy) return;
    if (queued > queueLimits.reliable) return this.onStuck();
    // Until the peer has acknowledged the channel, everything stays behind the announcement in order (RFC 8832).
    const ordered = isControl || open.ordered || !channel.isAcknowledged;
    // werift gets no limit: it would give up the oldest message of all channels in place of the one beyond its limit.
    this.#association.send(channel.stream, message.protocol, message.data, { ordered }).catch(() => undefined);
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
    channel.isAcknowledged = true;
    this.#write(channel, { protocol: payloadProtocol.control, data: channelAck });
    if (known === undefined) this.onChannel(channel.face);
  }

  #reset(stream: number): void {
    if (!this.#channels.delete(stream) || !this.#isUp) return;
    this.#association.reconfigQueue.push(stream);
    this.#association.transmitReconfigRequest().catch(() => undefined);
  }
}

interface Channel {
  stream: number;
  open: ChannelOpen;
  face: DataChannel;
  isAcknowledged: boolean;
}
