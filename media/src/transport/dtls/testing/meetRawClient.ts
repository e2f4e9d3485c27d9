import { DtlsClient } from "werift";
import { createCertificate } from "../certificate.ts";
import { startDtls } from "../dtlsSession.ts";

/** Our server and a client that can seal any record. */
export async function meetRawClient() {
  const [own, theirs] = [await createCertificate(), await createCertificate()];
  const transport = {
    type: "test",
    address: { address: "", family: "", port: 0 },
    closed: false,
    onData: (_packet: Buffer): void => undefined,
    send: (packet: Buffer) => Promise.resolve(void setImmediate(() => server.receive(Buffer.from(packet)))),
    close: () => Promise.resolve(),
  };
  const client = new DtlsClient({
    transport,
    cert: theirs.certPem,
    key: theirs.keyPem,
    signatureHash: theirs.signatureHash,
    srtpProfiles: [7],
    extendedMasterSecret: true,
  });
  const seen = { outcome: "", heard: new Array<string>(), packets: 0 };
  let serverIsUp = (): void => undefined;
  const isServerUp = new Promise<void>((resolve) => (serverIsUp = resolve));
  const server = startDtls({
    role: "server",
    certificate: own,
    fingerprints: [{ algorithm: "sha-256", value: theirs.fingerprint }],
    sendPacket: (packet) => {
      seen.packets++;
      setImmediate(() => transport.onData(Buffer.from(packet)));
    },
    onConnected: () => {
      seen.outcome = "connected";
      serverIsUp();
    },
    onData: (data) => seen.heard.push(data.toString()),
    onFailed: (reason) => (seen.outcome = reason),
  });
  const isUp = new Promise<void>((resolve) => void client.onConnect.subscribe(() => resolve()));
  await Promise.all([client.connect(), isUp, isServerUp]);
  /** A record of any type and content, sealed by the client. */
  const sealed = (type: number, content: Buffer, epoch = 1): Buffer => {
    const sequence = ++client.dtls.recordSequenceNumber;
    const header = { type, version: 0xfefd, epoch, sequenceNumber: sequence };
    const { cipher, sessionType } = client.cipher;
    return record(type, { epoch, sequence }, cipher.encrypt(sessionType, content, header));
  };
  return { server, client, seen, sealed };
}

/** A DTLS 1.2 record (RFC 6347 section 4.1). */
export function record(type: number, at: { epoch: number; sequence: number }, content: Buffer): Buffer {
  const head = Buffer.from([type, 0xfe, 0xfd, 0, at.epoch, 0, 0, 0, 0, 0, 0, 0, 0]);
  head.writeUIntBE(at.sequence, 5, 6);
  head.writeUInt16BE(content.length, 11);
  return Buffer.concat([head, content]);
}

/** A fragment of a handshake message (RFC 6347 section 4.2.2), by default the whole message. */
export function handshakePiece(
  type: number,
  body: Buffer,
  { sequence = 0, from = 0, to = body.length, length = body.length } = {},
): Buffer {
  const head = Buffer.alloc(12);
  head[0] = type;
  head.writeUIntBE(length, 1, 3);
  head.writeUInt16BE(sequence, 4);
  head.writeUIntBE(from, 6, 3);
  head.writeUIntBE(to - from, 9, 3);
  return Buffer.concat([head, body.subarray(from, to)]);
}
