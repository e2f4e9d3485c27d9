import type { PacketMemory } from "../native/packetMemory.ts";
import type { Gcm, SecretRange } from "./gcm.ts";
import { makeNativeGcm } from "./nativeGcm.ts";
import { NodeGcm } from "./nodeGcm.ts";

/** AES-128-GCM with one session key and salt. The nonce is shared by all contexts: fill it, then seal or open. */
export class AeadContext {
  readonly #gcm: Gcm;
  readonly #salt: Buffer;

  /** Calling OpenSSL directly, where possible, costs a twentieth of going through node:crypto. */
  constructor(key: Buffer, salt: Buffer, gcm: Gcm = makeNativeGcm(key) ?? new NodeGcm(key)) {
    this.#gcm = gcm;
    this.#salt = salt;
  }

  /** RFC 7714 section 8.1: SSRC, rollover counter and sequence number, mixed with the salt. */
  useRtpNonce(ssrc: number, index: number): void {
    const { nonce } = this.#gcm;
    nonce[0] = 0;
    nonce[1] = 0;
    nonce.writeUInt32BE(ssrc, 2);
    nonce.writeUInt16BE(Math.floor(index / 2 ** 32), 6);
    nonce.writeUInt32BE(index % 2 ** 32, 8);
    this.#mixSalt(nonce);
  }

  /** RFC 7714 section 9.1. */
  useRtcpNonce(ssrc: number, index: number): void {
    const { nonce } = this.#gcm;
    nonce.writeUInt16BE(0, 0);
    nonce.writeUInt32BE(ssrc, 2);
    nonce.writeUInt16BE(0, 6);
    nonce.writeUInt32BE(index, 8);
    this.#mixSalt(nonce);
  }

  seal(packet: PacketMemory, range: SecretRange): void {
    this.#gcm.seal(packet, range);
  }

  open(packet: PacketMemory, range: SecretRange): boolean {
    return this.#gcm.open(packet, range);
  }

  #mixSalt(nonce: Buffer): void {
    for (let at = 0; at < 12; at++) nonce[at] = (nonce[at] ?? 0) ^ (this.#salt[at] ?? 0);
  }
}
