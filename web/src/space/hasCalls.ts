/** Some browsers have no calls, and some people switch them off. */
export const hasCalls = (): boolean => "RTCPeerConnection" in globalThis;
