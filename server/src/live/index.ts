// Live spaces: sockets, presence, who is where. This domain knows those whose records it keeps in memory; none of them
// knows it: what their operations need from it are interfaces of their own.
export { createLive } from "./createLive.ts";
export { endLeases } from "./leases/leaseStore.ts";
export { readsChanged } from "./news/newsDesk.ts";
export { createMediaServer } from "./media/mediaServer.ts";
export { accessForTrial } from "./media/mediaTrials.ts";
export { Revocations } from "./media/revocations.ts";
