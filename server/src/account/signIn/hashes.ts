import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { constants } from "@atrium/contract";

/** A keyed hash: without the server's key a stolen row reveals nothing, not even a six-digit code. */
export const keyedHash = (key: Buffer, use: string, value: string): string =>
  createHmac("sha256", key).update(`${use}\0${value}`).digest("base64url");

export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** 128 random bits as 22 URL-safe characters. */
export const randomToken = (): string => randomBytes(constants.login.magicLinkBits / 8).toString("base64url");

/** Six random digits. */
export const randomCode = (): string =>
  String(randomInt(10 ** constants.login.codeDigits)).padStart(constants.login.codeDigits, "0");
