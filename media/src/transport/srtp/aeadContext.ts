import { createCipheriv, createDecipheriv, createSecretKey } from "node:crypto";
import type { KeyObject } from "node:crypto";

export const tagBytes = 16;
const algorithm = "aes-128-gcm";

/**
 * AES-128-GCM under one session key and salt. A KeyObject made once makes each packet's cipher about ten times cheaper
 * than a key given as bytes. The nonce buffer is shared: fill it, then seal or open.
 */
export class AeadContext {
  readonly #key: KeyObject;
  readonly #salt: Buffer;
  readonly #nonce = Buffer.alloc(12);

  constructor(key: Buffer, salt: Buffer) {
    this.#key = createSecretKey(key);
    this.#salt = salt;
  }

  /** RFC 7714 section 8.1: SSRC, rollover counter and sequence number, mixed with the salt. */
  useRtpNonce(ssrc: number, index: number): void {
    const nonce = this.#nonce;
    nonce.writeUInt16BE(0, 0);
    nonce.writeUInt32BE(ssrc, 2);
    nonce.writeUIntBE(index, 6, 6);
    this.#mixSalt();
  }

  /** RFC 7714 section 9.1. */
  useRtcpNonce(ssrc: number, index: number): void {
    const nonce = this.#nonce;
    nonce.writeUInt16BE(0, 0);
    nonce.writeUInt32BE(ssrc, 2);
    nonce.writeUInt16BE(0, 6);
    nonce.writeUInt32BE(index, 8);
    this.#mixSalt();
  }

  /** Writes cipher text and tag of `plain` into `out` at `at`. */
  seal(sealed: { associated: Buffer; plain: Buffer }, out: Buffer, at: number): void {
    const cipher = createCipheriv(algorithm, this.#key, this.#nonce);
    cipher.setAAD(sealed.associated);
    cipher.update(sealed.plain).copy(out, at);
    cipher.final();
    cipher.getAuthTag().copy(out, at + sealed.plain.length);
  }

  /** The plain text, or null where the tag does not fit. */
  open(associated: Buffer, secret: Buffer): Buffer | null {
    const end = secret.length - tagBytes;
    const decipher = createDecipheriv(algorithm, this.#key, this.#nonce, { authTagLength: tagBytes });
    decipher.setAAD(associated);
    decipher.setAuthTag(secret.subarray(end));
    const plain = decipher.update(secret.subarray(0, end));
    try {
      decipher.final();
    } catch {
      return null;
    }
    return plain;
  }

  #mixSalt(): void {
    for (let at = 0; at < 12; at++) this.#nonce[at] = (this.#nonce[at] ?? 0) ^ (this.#salt[at] ?? 0);
  }
}
