// A light LiveKit client: it joins, publishes a voice and perhaps a camera, receives everybody, and counts packets.
//
// It uses the single-connection protocol (`/rtc/v1`): the offer goes with the join request, the server asks for more
// sections as others publish, and the robot offers again each time. The encrypted packets are real; the audio is not.
import {
  DataPacket,
  DisconnectReason,
  LeaveRequest,
  type ParticipantInfo,
  Ping,
  SessionDescription,
  SignalRequest,
  SignalResponse,
  SubscriptionPermission,
  UpdateSubscription,
  UserPacket,
} from "@livekit/protocol";
import { WebSocket } from "ws";
import { sampleRtp } from "../rtp/testing/sampleRtp.ts";
import { parseSdp } from "../sdp/parseSdp.ts";
import type { SdpDescription } from "../sdp/sdpDescription.ts";
import type { Certificate } from "../transport/dtls/certificate.ts";
import { createRobotPeer, type RobotPeer } from "../transport/testing/robotPeer.ts";
import { RobotCamera } from "./robotCamera.ts";
import { robotJoinUrl, type RobotRequest } from "./robotJoinUrl.ts";
import { OPUS, robotOffer, type RobotSection } from "./robotOffer.ts";

export interface RobotSeat extends RobotRequest {
  certificate: Certificate;
  index: number;
  /** The origin it claims, for servers that accept sockets only from a site's own pages. */
  origin?: string;
}

const FRAME_SAMPLES = 960;
const PAYLOAD = Buffer.alloc(80, 7);
const PING_EVERY_MS = 5000;
const CHECK_EVERY_MS = 2000;
const CONNECT_WITHIN_MS = 20_000;

export class MediaRobot {
  packetsReceived = 0;
  /** Packet counts by SSRC. */
  readonly streams = new Map<number, number>();
  /** SSRC of the last packet received. */
  heardSsrc = 0;
  /** On the channel of `openData`. */
  dataReceived = 0;
  /** The server's message when it removed the robot. */
  leaveTold: LeaveRequest | null = null;
  readonly #socket: WebSocket;
  readonly #peer: RobotPeer;
  readonly #server: { local: { ufrag: string; pwd: string } };
  readonly #address: { port: number };
  readonly #ssrc: number;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #sections: RobotSection[];
  readonly #camera: RobotCamera;
  readonly #published: ParticipantInfo[] = [];
  #identity = "";
  #version = 1;
  #isAnswered = false;
  #wantsMore: RobotSection[] = [];
  #sequence = 0;
  #remote: SdpDescription | null = null;
  #isChecking = false;
  /** Why the connection was refused before it opened. */
  #refusal: string | null = null;

  /** Joins a room; resolves once media may flow both ways. Like any client, it retries if a busy server drops it. */
  static async join(seat: RobotSeat, triesLeft = 2): Promise<MediaRobot> {
    const server = { local: { ufrag: "", pwd: "" } };
    const address = { ip: "127.0.0.1", port: 0, protocol: "udp" as const };
    const peer = await createRobotPeer({ certificate: seat.certificate, server, address });
    const ssrc = 1000 + seat.index;
    const sections: RobotSection[] = seat.hasCamera ? ["voice", "camera", "data"] : ["voice", "data"];
    const offer = robotOffer({ local: peer.transport.local, ssrc, sections, version: 1 });
    const page = seat.origin === undefined ? {} : { origin: seat.origin };
    const socket = new WebSocket(robotJoinUrl(seat, offer), { perMessageDeflate: false, ...page });
    const robot = new MediaRobot({ socket, peer, server, address, ssrc, sections });
    try {
      await robot.#connected();
    } catch (error) {
      robot.stop();
      const isTooLate = robot.leaveTold?.reason === DisconnectReason.CONNECTION_TIMEOUT;
      if (isTooLate && triesLeft > 0) return MediaRobot.join(seat, triesLeft - 1);
      throw error;
    }
    return robot;
  }

  private constructor(parts: {
    socket: WebSocket;
    peer: RobotPeer;
    server: { local: { ufrag: string; pwd: string } };
    address: { port: number };
    ssrc: number;
    sections: RobotSection[];
  }) {
    this.#socket = parts.socket;
    this.#peer = parts.peer;
    this.#server = parts.server;
    this.#address = parts.address;
    this.#ssrc = parts.ssrc;
    this.#sections = parts.sections;
    this.#camera = new RobotCamera("1", parts.ssrc * 10);
    this.#socket.on("message", (data: Buffer) => this.#hear(SignalResponse.fromBinary(data)));
    // A refused connection emits close as well.
    this.#socket.on("error", ({ message }) => (this.#refusal = message));
    this.#peer.transport.onRtp = (packet) => {
      this.packetsReceived++;
      this.heardSsrc = packet.readUInt32BE(8);
      this.streams.set(this.heardSsrc, (this.streams.get(this.heardSsrc) ?? 0) + 1);
    };
    const ping = (): void => this.say({ case: "pingReq", value: new Ping({ timestamp: BigInt(Date.now()) }) });
    this.#timers.push(setInterval(ping, PING_EVERY_MS));
    this.#timers.push(setInterval(() => this.#isChecking && void this.#peer.check(), CHECK_EVERY_MS));
  }

  /** Sends the next 20 ms of audio. */
  speak(): void {
    const sequence = this.#sequence++;
    const packet = { sequence, timestamp: sequence * FRAME_SAMPLES, ssrc: this.#ssrc, payloadType: OPUS };
    this.#peer.transport.sendRtp(sampleRtp({ ...packet, payload: PAYLOAD }));
  }

  sendRtcp(packet: Buffer): void {
    this.#peer.transport.sendRtcp(packet);
  }

  /** Sends on a reliable data channel, opening it first if necessary. */
  sendData(data: Buffer): void {
    this.#peer.transport.openDataChannel("_reliable", { ordered: true }).send(data);
  }

  /**
   * Receives what others send reliably, and returns a function that sends so; with a single connection, the client
   * opens the channel itself.
   */
  openData(): (payload: Uint8Array) => void {
    const channel = this.#peer.transport.openDataChannel("_reliable", { ordered: true });
    channel.onMessage = () => this.dataReceived++;
    return (payload) => {
      const packet = new DataPacket({ value: { case: "user", value: new UserPacket({ payload }) } });
      channel.send(Buffer.from(packet.toBinary()));
    };
  }

  /** Sends the next frame of its camera in all layers; call thirty times a second. */
  show(): void {
    for (const packet of this.#camera.frame()) this.#peer.transport.sendRtp(packet);
    for (const report of this.#camera.reports(Date.now())) this.#peer.transport.sendRtcp(report);
  }

  /** Allows only these people to receive what it sends. */
  letOnly(identities: readonly string[]): void {
    const trackPermissions = identities.map((participantIdentity) => ({ participantIdentity, allTracks: true }));
    this.say({ case: "subscriptionPermission", value: new SubscriptionPermission({ trackPermissions }) });
  }

  /** Subscribes to everything the others have announced. */
  askForEverything(): void {
    const others = this.#published.filter(({ identity }) => identity !== this.#identity);
    const trackSids = others.flatMap(({ tracks }) => tracks.map(({ sid }) => sid));
    this.say({ case: "subscription", value: new UpdateSubscription({ subscribe: true, trackSids }) });
  }

  /** Leaves with a message, like a person who presses *Leave*. */
  leave(): void {
    this.say({ case: "leave", value: new LeaveRequest() });
    this.#socket.close();
    this.stop();
  }

  /** Disappears without a message. */
  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.terminate();
    this.#peer.close();
  }

  /** Sends any client message. */
  say(message: SignalRequest["message"]): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(new SignalRequest({ message }).toBinary());
  }

  async #connected(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(() => reject(new Error("The robot is not connected in time")), CONNECT_WITHIN_MS);
      this.#socket.once("close", (code) => {
        clearTimeout(giveUp);
        const why = this.#refusal ?? `closed with ${code}, told ${this.leaveTold?.reason ?? "nothing"}`;
        reject(new Error(`The robot was not let in: ${why}`));
      });
      this.#peer.transport.onStateChange = (state) => {
        if (state !== "connected") return;
        clearTimeout(giveUp);
        resolve();
      };
    });
  }

  #hear({ message }: SignalResponse): void {
    switch (message.case) {
      case "answer":
        return this.#answered(message.value.sdp);
      case "trickle":
        return this.#candidate((JSON.parse(message.value.candidateInit) as { candidate: string }).candidate);
      case "mediaSectionsRequirement":
        this.#wantsMore.push(...several("hear", message.value.numAudios), ...several("see", message.value.numVideos));
        return this.#offerMore();
      case "join":
        this.#identity = message.value.participant?.identity ?? "";
        this.#published.push(...message.value.otherParticipants);
        return undefined;
      case "update":
        this.#published.push(...message.value.participants);
        return undefined;
      case "leave":
        this.leaveTold = message.value;
        return undefined;
      default:
    }
  }

  #answered(sdp: string): void {
    this.#isAnswered = true;
    this.#remote ??= parseSdp(sdp);
    for (const line of sdp.split(/\r?\n/)) if (line.startsWith("a=candidate:")) this.#candidate(line);
    void this.#open();
    this.#offerMore();
  }

  #candidate(line: string): void {
    const [, , protocol, , ip, port] = line.split(" ");
    if (protocol?.toLowerCase() !== "udp" || ip !== "127.0.0.1") return;
    this.#address.port ||= Number(port);
    void this.#open();
  }

  /** Connects once both the server's address and its answer are known: first the path, then encryption. */
  async #open(): Promise<void> {
    const remote = this.#remote;
    if (remote === null || this.#address.port === 0 || this.#isChecking) return;
    this.#isChecking = true;
    this.#server.local = remote;
    await this.#peer.check();
    this.#peer.transport.setRemote(remote);
  }

  #offerMore(): void {
    if (!this.#isAnswered || this.#wantsMore.length === 0) return;
    this.#isAnswered = false;
    this.#sections.push(...this.#wantsMore.splice(0));
    this.#version += 1;
    const [local, ssrc, sections, version] = [this.#peer.transport.local, this.#ssrc, this.#sections, this.#version];
    const sdp = robotOffer({ local, ssrc, sections, version });
    this.say({ case: "offer", value: new SessionDescription({ type: "offer", sdp, id: version }) });
  }
}

const several = (section: RobotSection, count: number): RobotSection[] => Array.from({ length: count }, () => section);
