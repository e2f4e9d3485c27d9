// Where providers send browsers with their answers. The POST comes from another site, so it carries none of our cookies
// (SameSite=Lax) and signs nobody in: the answer is stored, and the browser is redirected with a code that is valid
// only in the browser that started the sign-in. That next call comes from our own page, with cookies, over http on
// loopback too.
import { constants } from "@atrium/contract";
import type { TeamId } from "@atrium/contract";
import { planHas } from "@atrium/rules";
import { keyedHash, randomToken } from "../../account/index.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { findTeam } from "../../team/index.ts";
import { hasEnded, readCertificate } from "../settings/readCertificate.ts";
import { verifyAnswer } from "../saml/verifyAnswer.ts";
import type { AnswerFault, VerifiedAnswer } from "../saml/verifyAnswer.ts";
import { ownAddresses } from "../ssoNeeds.ts";
import type { SsoNeeds } from "../ssoNeeds.ts";
import { findAwaited, findPlannedSso, findSso, keepAnswer } from "../ssoStore.ts";
import { outcomeOf } from "../trial/outcomeOf.ts";
import { keepOutcome } from "../trial/ssoTrialStore.ts";

export interface SamlDoor {
  /** Stores an answer; returns the page to redirect to. */
  answer(teamId: TeamId, samlResponse: string): Promise<string>;
  /**
   * Metadata for a provider's administrator to load, who needs it before anything is set here; null for a team without
   * single sign-on in its plan, unless it has settings from before.
   */
  metadata(teamId: TeamId): Promise<string | null>;
}

interface DoorNeeds extends Pick<SsoNeeds, "codeKey" | "siteUrl"> {
  db: Database;
  clock: Clock;
  onRefused: (refused: { teamId: TeamId; reason: Reason }) => void;
}
type Reason = AnswerFault | "ssoOff" | "usedBefore";

const RETURN_PAGE = "/integrations/saml-sign-in";
/** Where a trial ends: its outcome is seen in the team's settings. */
const TRIED_PAGE = "/integrations/saml-trial";
/** How long the outcome of a trial can be read. */
const SHOWN_MS = 3_600_000;
/** Longer than any answer is valid: its request has expired by then. */
const REMEMBERED_MS = 24 * 3_600_000;

export function createSamlDoor(needs: DoorNeeds): SamlDoor {
  return {
    async answer(teamId, samlResponse) {
      const nowMs = needs.clock.nowMs();
      const taken = await take(needs, { teamId, samlResponse, nowMs });
      if (taken.ok) return taken.path;
      needs.onRefused({ teamId, reason: taken.reason });
      return `${RETURN_PAGE}?refused=1`;
    },
    async metadata(teamId) {
      if (!(await mayLoad(needs.db, teamId))) return null;
      const { generateServiceProviderMetadata } = await import("@node-saml/node-saml");
      const { entityId: issuer, acsUrl: callbackUrl } = ownAddresses(needs, teamId);
      return generateServiceProviderMetadata({
        issuer,
        callbackUrl,
        identifierFormat: null,
        wantAssertionsSigned: true,
      });
    },
  };
}

async function mayLoad(db: Database, teamId: TeamId): Promise<boolean> {
  if ((await findSso(db, teamId)) !== null) return true;
  const team = await findTeam(db, teamId);
  return team !== null && planHas(team.plan, "sso");
}

interface Answered {
  teamId: TeamId;
  samlResponse: string;
  nowMs: number;
}
type Taken = { ok: true; path: string } | { ok: false; reason: Reason };

async function take(needs: DoorNeeds, { teamId, samlResponse, nowMs }: Answered): Promise<Taken> {
  const { db, codeKey } = needs;
  const found = await findPlannedSso(db, teamId);
  if (found === null) return { ok: false, reason: "ssoOff" };
  const { isEnabled, signInUrl, entityId, certificates } = found.sso;
  const good = certificates.filter((pem) => isGoodNow(pem, nowMs));
  const hashOf = (requestId: string) => keyedHash(codeKey, "saml request", requestId);
  const trial: { requestHash: string | null } = { requestHash: null };
  const verified = await verifyAnswer({
    samlResponse,
    sso: { signInUrl, entityId, certificates: good },
    own: ownAddresses(needs, teamId),
    nowMs,
    async isAwaited(requestId) {
      const awaited = await findAwaited(db, { teamId, requestHash: hashOf(requestId), nowMs });
      const isTrial = awaited !== null && awaited.testedBy !== null;
      if (isTrial) trial.requestHash = awaited.requestHash;
      return isTrial || (awaited !== null && isEnabled);
    },
  });
  const { requestHash } = trial;
  if (requestHash !== null) {
    const kept = { outcome: outcomeOf(verified, nowMs), shownUntil: new Date(nowMs + SHOWN_MS) };
    await keepOutcome(db, { teamId, requestHash, nowMs }, kept);
    return { ok: true, path: TRIED_PAGE };
  }
  if (!isEnabled) return { ok: false, reason: "ssoOff" };
  if (typeof verified === "string") return { ok: false, reason: verified };
  return keep(needs, { teamId, requestHash: hashOf(verified.requestId), nowMs }, verified);
}

async function keep(
  { db, codeKey }: DoorNeeds,
  awaited: { teamId: TeamId; requestHash: string; nowMs: number },
  { assertionId, person }: VerifiedAnswer,
): Promise<Taken> {
  const { teamId, nowMs } = awaited;
  const code = randomToken();
  const kept = await db.transaction((tx) =>
    keepAnswer(tx, {
      ...awaited,
      person,
      codeHash: keyedHash(codeKey, "saml code", code),
      assertionHash: keyedHash(codeKey, "saml assertion", `${teamId}\0${person.entityId}\0${assertionId}`),
      codeUntil: new Date(nowMs + constants.oauth.stateForMs),
      usedUntil: new Date(nowMs + REMEMBERED_MS),
    }),
  );
  return kept === "kept" ? { ok: true, path: `${RETURN_PAGE}?code=${code}` } : { ok: false, reason: kept };
}

function isGoodNow(pem: string, nowMs: number): boolean {
  const read = readCertificate(pem);
  return read !== null && !hasEnded(read, nowMs) && Date.parse(read.startsAt) <= nowMs;
}
