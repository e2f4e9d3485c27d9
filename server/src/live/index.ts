// Live spaces: sockets, presence, who is where. It knows the domains whose records it keeps in memory and is known by none
// of them: what their operations need of it are interfaces of their own.
export { createLive } from "./createLive.ts";
export { createMediaServer } from "./media/mediaServer.ts";
export { accessForTrial } from "./media/mediaTrials.ts";
export { Revocations } from "./media/revocations.ts";
