import { createCipheriv } from "node:crypto";

/** SRTP key derivation with a rate of zero (RFC 3711 section 4.3.1); a 12-byte salt is padded as RFC 7714 says. */
export function deriveKey(master: { key: Buffer; salt: Buffer }, label: number, bytes: number): Buffer {
  const input = Buffer.alloc(16);
  master.salt.copy(input);
  input[7] = (input[7] ?? 0) ^ label;
  return createCipheriv("aes-128-ctr", master.key, input).update(Buffer.alloc(bytes));
}

export const keyLabels = { rtpKey: 0, rtpSalt: 2, rtcpKey: 3, rtcpSalt: 5 } as const;
