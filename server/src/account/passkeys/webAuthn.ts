/** The protocol library, loaded on first use so that the program starts faster. */
export const webAuthn = () => import("@simplewebauthn/server");
