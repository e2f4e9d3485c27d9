import { bounds, ok, refuse } from "@atrium/contract";
import type { Result, SsoWish } from "@atrium/contract";
import { hasEnded, readCertificate } from "./readCertificate.ts";
import type { SsoNeeds } from "../ssoNeeds.ts";

type Refused =
  | "invalidSignInUrl"
  | "invalidIdentityProviderEntityId"
  | "invalidIdentityProviderCertificate"
  | "invalidSsoLoginButtonText";
type Needs = Pick<SsoNeeds, "isOwnHost" | "isLoopback">;

interface Known {
  nowMs: number;
  /** Certificates that are stored already: one of them that has ended since stays until it is removed. */
  stored: readonly string[];
}

/** Checks a team's settings and puts them in the form they are stored in. Missing ones are allowed while it is off. */
export function checkSso(needs: Needs, wish: SsoWish, { nowMs, stored }: Known): Result<SsoWish, Refused> {
  const { isEnabled } = wish;
  const [signInUrl, entityId, buttonText] = [wish.signInUrl.trim(), wish.entityId.trim(), wish.buttonText.trim()];
  const isLeftOut = (typed: string) => typed === "" && !isEnabled;
  if (!isLeftOut(signInUrl) && !isSignInUrl(needs, signInUrl)) return refuse("invalidSignInUrl");
  if (!isLeftOut(entityId) && !/^[^\s\p{Cc}]+$/u.test(entityId)) return refuse("invalidIdentityProviderEntityId");
  const certificates = wish.certificates.map(readCertificate).filter((each) => each !== null);
  const ended = certificates.filter((each) => hasEnded(each, nowMs));
  const isGood = certificates.length === wish.certificates.length && ended.every(({ pem }) => stored.includes(pem));
  const isThere = certificates.length > ended.length || !isEnabled;
  if (!isGood || !isThere) return refuse("invalidIdentityProviderCertificate");
  if (!isLeftOut(buttonText) && !isButtonText(buttonText)) return refuse("invalidSsoLoginButtonText");
  return ok({ isEnabled, signInUrl, entityId, certificates: certificates.map(({ pem }) => pem), buttonText });
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Requires https, so that nobody can read along, and another host than ours, which would redirect in a loop. */
function isSignInUrl({ isOwnHost, isLoopback }: Needs, typed: string): boolean {
  const url = URL.parse(typed);
  if (url === null || url.username !== "" || url.password !== "" || isOwnHost(url.host)) return false;
  return url.protocol === "https:" || (isLoopback && url.protocol === "http:" && LOOPBACK.test(url.hostname));
}

function isButtonText(text: string): boolean {
  const { min, max } = bounds.ssoButtonText;
  const length = Array.from(text).length;
  return length >= min && length <= max && !/\p{Cc}/u.test(text);
}
