import { createCipheriv, createDecipheriv, createSecretKey } from "node:crypto";
import type { KeyObject } from "node:crypto";
import type { PacketMemory } from "../native/packetMemory.ts";
import type { Gcm, SecretRange } from "./gcm.ts";
import { tagBytes } from "./gcm.ts";

const algorithm = "aes-128-gcm";
const sharedNonce = Buffer.alloc(12);

/** Creating the KeyObject once makes each packet's cipher about ten times cheaper than passing the key as bytes. */
export class NodeGcm implements Gcm {
  readonly nonce = sharedNonce;
  readonly #key: KeyObject;

  constructor(key: Buffer) {
    this.#key = createSecretKey(key);
  }

  seal({ bytes }: PacketMemory, { from, end, trailer }: SecretRange): void {
    const cipher = createCipheriv(algorithm, this.#key, this.nonce);
    cipher.setAAD(openPart(bytes, { from, end, trailer }));
    cipher.update(bytes.subarray(from, end)).copy(bytes, from);
    cipher.final();
    cipher.getAuthTag().copy(bytes, end);
  }

  open({ bytes }: PacketMemory, { from, end, trailer }: SecretRange): boolean {
    const decipher = createDecipheriv(algorithm, this.#key, this.nonce, { authTagLength: tagBytes });
    decipher.setAAD(openPart(bytes, { from, end, trailer }));
    decipher.setAuthTag(bytes.subarray(end, end + tagBytes));
    const plain = decipher.update(bytes.subarray(from, end));
    try {
      decipher.final();
    } catch {
      return false;
    }
    plain.copy(bytes, from);
    return true;
  }
}

function openPart(bytes: Buffer, { from, end, trailer }: SecretRange): Buffer {
  const head = bytes.subarray(0, from);
  return trailer === 0 ? head : Buffer.concat([head, bytes.subarray(end + tagBytes, end + tagBytes + trailer)]);
}
