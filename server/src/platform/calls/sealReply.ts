import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const KIND = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a reply for storage, as it may contain tickets, links and addresses. `key` has 32 bytes. */
export function sealReply(key: Buffer, reply: Record<string, unknown>): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(KIND, key, nonce);
  const sealed = [cipher.update(JSON.stringify(reply), "utf8"), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString("base64");
}

/** Decrypts a reply. Throws if it was encrypted with another key or has been altered. */
export function openReply(key: Buffer, stored: string): Record<string, unknown> {
  const bytes = Buffer.from(stored, "base64");
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(KIND, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const opened = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
  return JSON.parse(Buffer.concat(opened).toString("utf8")) as Record<string, unknown>;
}
