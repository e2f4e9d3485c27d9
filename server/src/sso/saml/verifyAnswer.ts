// An answer of a provider, from the form it came in to whom it vouches for: whether we asked, how it is built, the
// signature, and what the signed part says. Each refusal has a reason for the log; people are told only that it failed.
import { readShape } from "./answerShape.ts";
import type { ShapeFault } from "./answerShape.ts";
import { glanceAt } from "./glance.ts";
import type { GlanceFault } from "./glance.ts";
import { readClaims } from "./signedClaims.ts";
import type { ClaimFault, SignedClaims } from "./signedClaims.ts";
import { samlFor } from "./samlFor.ts";

type OwnFault = "notBase64" | "notAwaited" | "noCertificate" | "signature";
export type AnswerFault = GlanceFault | ShapeFault | ClaimFault | OwnFault;
export interface VerifiedAnswer extends SignedClaims {
  requestId: string;
}

interface Asked {
  samlResponse: string;
  /** `certificates` are those that are good now. */
  sso: { signInUrl: string; entityId: string; certificates: readonly string[] };
  own: { acsUrl: string; entityId: string };
  nowMs: number;
  isAwaited: (requestId: string) => Promise<boolean>;
}

export async function verifyAnswer({
  samlResponse,
  sso,
  own,
  nowMs,
  isAwaited,
}: Asked): Promise<VerifiedAnswer | AnswerFault> {
  const xml = decoded(samlResponse);
  if (xml === null) return "notBase64";
  const glance = glanceAt(xml);
  if (typeof glance === "string") return glance;
  const { inResponseTo } = glance;
  // Before the costly part: nobody makes us parse, or check signatures, who has not begun a sign-in.
  if (inResponseTo === "" || !(await isAwaited(inResponseTo))) return "notAwaited";
  const { entityId } = sso;
  const shape = readShape(xml, { acsUrl: own.acsUrl, entityId });
  if (typeof shape === "string") return shape;
  if (shape.inResponseTo !== inResponseTo) return "notAwaited";
  const { isAllSigned } = shape;
  if (sso.certificates.length === 0) return "noCertificate";
  const saml = await samlFor({ sso, own, isAllSigned });
  const signed = await saml.validatePostResponseAsync({ SAMLResponse: samlResponse }).then(
    ({ profile }) => profile?.getAssertion?.() ?? null,
    () => null,
  );
  if (signed === null) return "signature";
  const claims = readClaims(signed, { acsUrl: own.acsUrl, audience: own.entityId, entityId, inResponseTo, nowMs });
  return typeof claims === "string" ? claims : { ...claims, requestId: inResponseTo };
}

function decoded(base64: string): string | null {
  if (!/^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(base64)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(base64, "base64"));
  } catch {
    return null;
  }
}
