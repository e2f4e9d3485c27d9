import type { SAML } from "@node-saml/node-saml";

interface SamlOptions {
  sso: { signInUrl: string; entityId: string; certificates: readonly string[] };
  own: { acsUrl: string; entityId: string };
  /** Of the request to make. */
  requestId?: string;
  /** Whether the answer as a whole is signed too: then that signature must be good as well. */
  isAllSigned?: boolean;
}

/**
 * The protocol library, set up for one provider; loaded on first use so that the program starts faster. It makes requests
 * and checks signatures. Times, requests and audience are checked by us, by our clock and database, each with its reason.
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
