import { createHmac, timingSafeEqual } from "node:crypto";

/** What a token says, checked for shape. Times are in seconds since the epoch, as in the token. */
export interface TokenClaims {
  identity: string;
  name: string;
  metadata: string;
  attributes: Readonly<Record<string, string>>;
  notBeforeSeconds: number;
  expiresSeconds: number;
  grants: VideoGrants;
}

/** The `video` claim. A missing permission counts as granted; a missing right (join, admin, list, create) does not. */
export interface VideoGrants {
  room: string;
  roomJoin: boolean;
  roomAdmin: boolean;
  roomList: boolean;
  roomCreate: boolean;
  canPublish: boolean;
  /** Null allows every source. */
  canPublishSources: readonly string[] | null;
  canSubscribe: boolean;
  canPublishData: boolean;
  canUpdateOwnMetadata: boolean;
  hidden: boolean;
  recorder: boolean;
}

export interface TokenKey {
  apiKey: string;
  apiSecret: string;
}

const CLOCK_TOLERANCE_SECONDS = 10;
const MAX_LENGTH = 64 * 1024;

/** The claims of a token we signed with HS256 that is valid now, or null. */
export function verifyAccessToken(token: string, key: TokenKey, wallMs: number): TokenClaims | null {
  const [header, payload, signature, ...rest] = token.split(".");
  if (token.length > MAX_LENGTH || !header || !payload || !signature || rest.length > 0) return null;
  if (readJson(header)?.["alg"] !== "HS256") return null;
  if (!sameBytes(sign(`${header}.${payload}`, key.apiSecret), Buffer.from(signature, "base64url"))) return null;
  const claims = readJson(payload);
  if (!claims || claims["iss"] !== key.apiKey) return null;
  const notBeforeSeconds = claims["nbf"] ?? claims["iat"] ?? 0;
  const expiresSeconds = claims["exp"];
  if (typeof expiresSeconds !== "number" || typeof notBeforeSeconds !== "number") return null;
  const nowSeconds = wallMs / 1000;
  if (nowSeconds > expiresSeconds + CLOCK_TOLERANCE_SECONDS) return null;
  if (nowSeconds < notBeforeSeconds - CLOCK_TOLERANCE_SECONDS) return null;
  return {
    identity: text(claims["sub"]),
    name: text(claims["name"]),
    metadata: text(claims["metadata"]),
    attributes: texts(claims["attributes"]),
    notBeforeSeconds,
    expiresSeconds,
    grants: readGrants(record(claims["video"])),
  };
}

/** A token with these claims, signed with HS256. */
export function signAccessToken(claims: TokenClaims, key: TokenKey): string {
  const header = encodeJson({ alg: "HS256", typ: "JWT" });
  const { canPublishSources, ...grants } = claims.grants;
  const payload = encodeJson({
    iss: key.apiKey,
    sub: claims.identity,
    nbf: claims.notBeforeSeconds,
    exp: claims.expiresSeconds,
    name: claims.name,
    metadata: claims.metadata,
    attributes: claims.attributes,
    video: canPublishSources ? { ...grants, canPublishSources } : grants,
  });
  return `${header}.${payload}.${sign(`${header}.${payload}`, key.apiSecret).toString("base64url")}`;
}

function readGrants(video: Record<string, unknown>): VideoGrants {
  const sources = video["canPublishSources"];
  return {
    room: text(video["room"]),
    roomJoin: video["roomJoin"] === true,
    roomAdmin: video["roomAdmin"] === true,
    roomList: video["roomList"] === true,
    roomCreate: video["roomCreate"] === true,
    canPublish: video["canPublish"] !== false,
    canPublishSources: Array.isArray(sources) && sources.length > 0 ? sources.map(text) : null,
    canSubscribe: video["canSubscribe"] !== false,
    canPublishData: video["canPublishData"] !== false,
    canUpdateOwnMetadata: video["canUpdateOwnMetadata"] === true,
    hidden: video["hidden"] === true,
    recorder: video["recorder"] === true,
  };
}

const sign = (content: string, secret: string): Buffer => createHmac("sha256", secret).update(content).digest();

const sameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

function readJson(encoded: string): Record<string, unknown> | null {
  try {
    return record(JSON.parse(Buffer.from(encoded, "base64url").toString("utf8")));
  } catch {
    return null;
  }
}

const encodeJson = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

const text = (value: unknown): string => (typeof value === "string" ? value : "");

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function texts(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(record(value)).map(([name, each]) => [name, text(each)]));
}
