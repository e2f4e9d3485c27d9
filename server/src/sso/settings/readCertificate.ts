import type { SsoCertificate } from "@atrium/contract";
import { X509Certificate } from "node:crypto";

const LEAST_RSA_BITS = 2048;

/** Reads a pasted certificate, with or without its first and last line; null if it is invalid, not RSA, or too weak. */
export function readCertificate(pasted: string): SsoCertificate | null {
  const body = pasted.replaceAll(/-----(BEGIN|END) CERTIFICATE-----|\s/g, "");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(body)) return null;
  const read = parsed(Buffer.from(body, "base64"));
  if (read === null || read.publicKey.asymmetricKeyType !== "rsa") return null;
  if ((read.publicKey.asymmetricKeyDetails?.modulusLength ?? 0) < LEAST_RSA_BITS) return null;
  const { validFromDate, validToDate, fingerprint256 } = read;
  return {
    pem: read.toString(),
    fingerprint: fingerprint256,
    startsAt: validFromDate.toISOString(),
    endsAt: validToDate.toISOString(),
  };
}

function parsed(bytes: Buffer): X509Certificate | null {
  try {
    return new X509Certificate(bytes);
  } catch {
    return null;
  }
}

export const hasEnded = ({ endsAt }: SsoCertificate, nowMs: number): boolean => Date.parse(endsAt) <= nowMs;
