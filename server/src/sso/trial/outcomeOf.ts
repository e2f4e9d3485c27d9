import { SSO_TEST_FAULTS } from "@atrium/contract";
import type { SsoTestFault, SsoTestOutcome } from "@atrium/contract";
import { parseEmail } from "../../account/index.ts";
import type { AnswerFault, VerifiedAnswer } from "../saml/verifyAnswer.ts";

const isShown = (fault: string): fault is SsoTestFault => SSO_TEST_FAULTS.some((each) => each === fault);

/** What a trial has shown: whom the provider vouches for and how, or what is wrong with its answer. */
export function outcomeOf(verified: VerifiedAnswer | AnswerFault, nowMs: number): SsoTestOutcome {
  if (typeof verified === "string") return { state: "failed", fault: isShown(verified) ? verified : "malformed" };
  const { person, attributes, issuedAtMs } = verified;
  return {
    state: "passed",
    email: person.email === null ? null : (parseEmail(person.email)?.shown ?? null),
    name: person.name,
    nameId: person.nameId,
    attributes,
    clockMs: issuedAtMs === null ? null : issuedAtMs - nowMs,
  };
}
