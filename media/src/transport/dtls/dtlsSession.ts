import { DtlsClient, DtlsServer } from "werift";
import type { DtlsSocket } from "werift";
import type { MasterKey } from "../srtp/srtpSession.ts";
import type { Certificate } from "./certificate.ts";
import { hasFingerprint } from "./certificate.ts";
import { HandshakeGate, recordsOf } from "./handshakeGate.ts";
import { RecordDoubt } from "./recordDoubt.ts";
import { isHandshakeProven } from "./handshakeProof.ts";
import { isFinished, saysGoodbye } from "./sealedRecord.ts";

/**
 * One DTLS 1.2 association over whatever path ICE has chosen. werift does records and handshake; this file decides
 * whether the peer can be trusted, extracts the SRTP keys, and filters forged records: werift accepts an alert without
 * authenticating it, and treats a record of an unknown type as an alert. `onConnected` is called at most once, and so is
 * `onFailed`, after which no other callback comes.
 */
export interface DtlsSession {
  receive(packet: Buffer): void;
  /** Application data; only after `onConnected`. */
  send(data: Buffer): void;
  close(): void;
}

export interface DtlsOptions {
  role: "server" | "client";
  certificate: Certificate;
  fingerprints: readonly { algorithm: string; value: string }[];
  sendPacket: (packet: Buffer) => void;
  onConnected: (keys: { local: MasterKey; remote: MasterKey }) => void;
  onData: (data: Buffer) => void;
  /** The handshake failed, or the peer ended the session. */
  onFailed: (reason: string) => void;
}

const aeadAes128Gcm = 7;
/** No network carries more in a packet. */
const maxPacketBytes = 2048;
const contentType = { alert: 21, handshake: 22, data: 23 } as const;

/** Starts a handshake over packets; a client speaks first. */
export function startDtls(options: DtlsOptions): DtlsSession {
  let state: "handshake" | "connected" | "over" = "handshake";
  const carrier = createCarrier(options.sendPacket);
  const socket = createSocket(options, carrier);
  const deliver = (record: Buffer): void => {
    const type = record[0];
    try {
      const isHandshake = type === contentType.handshake && (!isEncrypted(record) || isFinished(record, socket));
      if (isHandshake || type === contentType.data) carrier.onData(record);
      if (type === contentType.alert && saysGoodbye(record, socket)) end("closed by the peer");
    } catch {
      // A malformed record says nothing about the session: anybody on the path can send one.
    }
  };
  const gate = new HandshakeGate(options.role, deliver);
  const end = (reason: string): void => {
    if (state === "over") return;
    state = "over";
    options.onFailed(reason);
  };
  socket.onError.subscribe((error) => end(`handshake: ${String(error)}`));
  const doubt = new RecordDoubt();
  socket.onData.subscribe((data) => {
    doubt.clear();
    if (state === "connected") options.onData(data);
  });
  socket.onConnect.subscribe(() => {
    if (state !== "handshake") return;
    const refusal = whyNotTrusted(socket, options);
    if (refusal !== null) return end(refusal);
    state = "connected";
    options.onConnected(srtpKeys(socket));
  });
  if (socket instanceof DtlsClient) socket.connect().catch((error: unknown) => end(`handshake: ${String(error)}`));
  return {
    receive(packet) {
      if (state === "over") return;
      if (state === "handshake") return gate.receive(packet);
      if (packet.length > maxPacketBytes) return;
      for (const record of recordsOf(packet)) if (isEncrypted(record) && doubt.mayTry(record)) deliver(record);
    },
    send(data) {
      if (state === "connected") socket.send(data).catch(() => undefined);
    },
    close() {
      state = "over";
      socket.close();
    },
  };
}

interface Carrier {
  onData: (packet: Buffer) => void;
  send(packet: Buffer): Promise<void>;
}

function createCarrier(sendPacket: (packet: Buffer) => void): Carrier {
  return {
    onData: () => undefined,
    send: (packet) => {
      sendPacket(packet);
      return Promise.resolve();
    },
  };
}

function createSocket({ role, certificate }: DtlsOptions, carrier: Carrier): DtlsSocket {
  const transport = Object.assign(carrier, {
    type: "ice",
    address: { address: "", family: "", port: 0 },
    closed: false,
    close: () => Promise.resolve(),
  });
  const settings = {
    transport,
    cert: certificate.certPem,
    key: certificate.keyPem,
    signatureHash: certificate.signatureHash,
    srtpProfiles: [aeadAes128Gcm] as [7],
    extendedMasterSecret: true,
  };
  return role === "server" ? new DtlsServer({ ...settings, certificateRequest: true }) : new DtlsClient(settings);
}

function whyNotTrusted(socket: DtlsSocket, { role, fingerprints }: DtlsOptions): string | null {
  const certificate = socket.remoteCertificate;
  if (certificate === undefined) return "the peer showed no certificate";
  if (!hasFingerprint(certificate, fingerprints)) return "the certificate is not the one announced";
  if (!isHandshakeProven(socket, role)) return "the peer does not hold the key of its certificate";
  if (socket.srtp.srtpProfile !== aeadAes128Gcm) return "the peer does not speak AEAD_AES_128_GCM";
  return null;
}

function srtpKeys(socket: DtlsSocket): { local: MasterKey; remote: MasterKey } {
  const keys = socket.extractSessionKeys(16, 12);
  return {
    local: { key: keys.localKey, salt: keys.localSalt },
    remote: { key: keys.remoteKey, salt: keys.remoteSalt },
  };
}

/** Records of epoch 0 are unauthenticated. */
const isEncrypted = (record: Buffer): boolean => record.readUInt16BE(3) > 0;
