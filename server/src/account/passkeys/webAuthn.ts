/** The protocol's library, loaded when somebody first uses a passkey: the program starts sooner without it. */
export const webAuthn = () => import("@simplewebauthn/server");
