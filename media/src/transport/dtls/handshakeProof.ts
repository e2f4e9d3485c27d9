import { createHash, createHmac, timingSafeEqual, verify, X509Certificate } from "node:crypto";
import type { DtlsSocket } from "werift";

/**
 * The checks of a DTLS 1.2 handshake that werift omits: that the peer holds the private key of the certificate it
 * presented, and that both sides saw the same handshake. Without them a copy of the peer's (public) certificate would be
 * enough for a man in the middle.
 */
export function isHandshakeProven(socket: DtlsSocket, role: "server" | "client"): boolean {
  const certificate = socket.remoteCertificate;
  if (certificate === undefined) return false;
  try {
    const key = new X509Certificate(certificate).publicKey;
    return role === "server" ? isClientProven(socket, key) : isServerProven(socket, key);
  } catch {
    return false;
  }
}

type PublicKey = X509Certificate["publicKey"];
const type = { serverKeyExchange: 12, certificateVerify: 15, finished: 20 } as const;

const signatureHashes = new Map([
  [0x0401, "sha256"],
  [0x0403, "sha256"],
  [0x0501, "sha384"],
  [0x0503, "sha384"],
  [0x0601, "sha512"],
  [0x0603, "sha512"],
]);

/** CertificateVerify signs, and Finished hashes, every handshake message before itself. */
function isClientProven(socket: DtlsSocket, key: PublicKey): boolean {
  const messages = socket.dtls.sortedHandshakeCache;
  const verifyAt = messages.findIndex((message) => message.msg_type === type.certificateVerify);
  const finishedAt = messages.findIndex((message) => message.msg_type === type.finished);
  const proof = messages[verifyAt]?.fragment;
  const sum = messages[finishedAt]?.fragment;
  if (proof === undefined || sum === undefined || finishedAt < verifyAt) return false;
  const before = (end: number): Buffer => Buffer.concat(messages.slice(0, end).map((message) => message.serialize()));
  const expected = finishedData(socket.cipher.masterSecret, "client finished", before(finishedAt));
  return (
    isSigned({ signed: before(verifyAt), proof }, key) &&
    sum.length === expected.length &&
    timingSafeEqual(sum, expected)
  );
}

/** The server signs its key share together with both random values. */
function isServerProven(socket: DtlsSocket, key: PublicKey): boolean {
  const exchange = socket.dtls.sortedHandshakeCache.find((message) => message.msg_type === type.serverKeyExchange);
  if (exchange === undefined) return false;
  const shareBytes = 4 + (exchange.fragment[3] ?? 0);
  const { localRandom, remoteRandom } = socket.cipher;
  const share = exchange.fragment.subarray(0, shareBytes);
  const signed = Buffer.concat([localRandom.serialize(), remoteRandom.serialize(), share]);
  return isSigned({ signed, proof: exchange.fragment.subarray(shareBytes) }, key);
}

/** A proof is: scheme (2 bytes), length (2 bytes), signature. */
function isSigned({ signed, proof }: { signed: Buffer; proof: Buffer }, key: PublicKey): boolean {
  const hash = signatureHashes.get(proof.readUInt16BE(0));
  return hash !== undefined && verify(hash, signed, key, proof.subarray(4, 4 + proof.readUInt16BE(2)));
}

/** The first 12 bytes of the TLS 1.2 pseudo random function (RFC 5246 section 5), which fit in one HMAC block. */
function finishedData(masterSecret: Buffer, label: string, handshake: Buffer): Buffer {
  const seed = Buffer.concat([Buffer.from(label), createHash("sha256").update(handshake).digest()]);
  const first = createHmac("sha256", masterSecret).update(seed).digest();
  return createHmac("sha256", masterSecret).update(first).update(seed).digest().subarray(0, 12);
}
