import { constants } from "@atrium/contract";
import { createHmac, timingSafeEqual } from "node:crypto";

/** Signed URLs of files, valid for ten minutes: they open without a session. */
export interface FileLinks {
  sign(key: string, nowMs: number): string;
  isSigned(key: string, link: SignedPart, nowMs: number): boolean;
}
/** The query of a signed URL. */
export interface SignedPart {
  until?: string | undefined;
  sign?: string | undefined;
}

export const FILES_PATH = "/files/";

export function createFileLinks(secret: Buffer): FileLinks {
  const signatureOf = (key: string, until: string) => createHmac("sha256", secret).update(`${key} ${until}`).digest();
  return {
    sign(key, nowMs) {
      const until = String(nowMs + constants.uploads.linkForMs);
      return `${FILES_PATH}${key}?until=${until}&sign=${signatureOf(key, until).toString("base64url")}`;
    },
    isSigned(key, { until, sign }, nowMs) {
      if (typeof until !== "string" || typeof sign !== "string" || !/^\d{13}$/.test(until)) return false;
      const given = Buffer.from(sign, "base64url");
      const expected = signatureOf(key, until);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs && Number(until) >= nowMs;
    },
  };
}
