import { createHash, X509Certificate } from "node:crypto";
import { CipherContext, HashAlgorithm, NamedCurveAlgorithm, SignatureAlgorithm } from "werift";

const signatureHash = { hash: HashAlgorithm.sha256_4, signature: SignatureAlgorithm.ecdsa_3 };

/** A self-signed P-256 certificate, created once per program; peers trust it by the fingerprint in our SDP. */
export interface Certificate {
  certPem: string;
  keyPem: string;
  /** SHA-256, as `AA:BB:…`. */
  fingerprint: string;
  signatureHash: typeof signatureHash;
}

/** A new self-signed certificate (P-256) with its key, in PEM; `fingerprint` is its SHA-256. */
export async function createCertificate(): Promise<Certificate> {
  const made = await CipherContext.createSelfSignedCertificateWithKey(signatureHash, NamedCurveAlgorithm.secp256r1_23);
  return {
    certPem: made.certPem,
    keyPem: made.keyPem,
    fingerprint: new X509Certificate(made.certPem).fingerprint256,
    signatureHash,
  };
}

const hashNames = new Map([
  ["sha-256", "sha256"],
  ["sha-384", "sha384"],
  ["sha-512", "sha512"],
]);

/** Whether one of an SDP's fingerprints matches this certificate; weak hashes do not count. */
export function hasFingerprint(
  certificate: Buffer,
  fingerprints: readonly { algorithm: string; value: string }[],
): boolean {
  return fingerprints.some(({ algorithm, value }) => {
    const hash = hashNames.get(algorithm.trim().toLowerCase());
    if (hash === undefined) return false;
    const wanted = value.replaceAll(":", "").trim().toLowerCase();
    return createHash(hash).update(certificate).digest("hex") === wanted;
  });
}
