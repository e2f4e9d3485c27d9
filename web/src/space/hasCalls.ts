/** Some browsers do not support WebRTC, and some people disable it. */
export const hasCalls = (): boolean => "RTCPeerConnection" in globalThis;
