import type { SAML } from "@node-saml/node-saml";

interface SamlOptions {
  sso: { signInUrl: string; entityId: string; certificates: readonly string[] };
  own: { acsUrl: string; entityId: string };
  /** The id of the request to create. */
  requestId?: string;
  /** Whether the answer as a whole is signed too: that signature must then be valid as well. */
  isAllSigned?: boolean;
}

/**
 * The protocol library, set up for one provider; loaded on first use so that the program starts faster. It creates
 * requests and verifies signatures. Our own code checks times, requests and audience, with our clock and database, and
 * gives a reason for each refusal.
 */
export async function samlFor({ sso, own, requestId, isAllSigned = false }: SamlOptions): Promise<SAML> {
  const { SAML: Saml, ValidateInResponseTo } = await import("@node-saml/node-saml");
  return new Saml({
    entryPoint: sso.signInUrl,
    idpCert: [...sso.certificates],
    idpIssuer: sso.entityId,
    issuer: own.entityId,
    audience: false,
    callbackUrl: own.acsUrl,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: isAllSigned,
    acceptedClockSkewMs: -1,
    validateInResponseTo: ValidateInResponseTo.never,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    ...(requestId === undefined ? {} : { generateUniqueId: () => requestId }),
  });
}
