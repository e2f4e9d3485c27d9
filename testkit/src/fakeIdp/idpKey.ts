import { X509CertificateGenerator } from "@peculiar/x509";
import { createPrivateKey, webcrypto } from "node:crypto";
import type { KeyObject } from "node:crypto";

export interface IdpKey {
  privateKey: KeyObject;
  /** PEM. */
  certificate: string;
}
interface Wishes {
  bits?: number;
  /** Elliptic curve instead of RSA. */
  isElliptic?: boolean;
  from?: Date;
  until?: Date;
}

const A_YEAR_MS = 365 * 24 * 3_600_000;

/** A key with a self-signed certificate. */
export async function makeIdpKey({
  bits = 2048,
  isElliptic = false,
  from = new Date(Date.UTC(2026, 0, 1)),
  until = new Date(from.getTime() + 2 * A_YEAR_MS),
}: Wishes = {}): Promise<IdpKey> {
  const rsa = {
    name: "RSASSA-PKCS1-v1_5",
    hash: "SHA-256",
    modulusLength: bits,
    publicExponent: Buffer.from([1, 0, 1]),
  };
  const algorithm = isElliptic ? { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } : rsa;
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const made = await X509CertificateGenerator.createSelfSigned({
    serialNumber: "01",
    name: "CN=Identity provider",
    notBefore: from,
    notAfter: until,
    signingAlgorithm: algorithm,
    keys,
  });
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", keys.privateKey));
  return {
    privateKey: createPrivateKey({ key: pkcs8, format: "der", type: "pkcs8" }),
    certificate: made.toString("pem"),
  };
}
