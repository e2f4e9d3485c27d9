// Broadcasts: one person speaks to every room of a space. All of it is state of the live space.
export { broadcastOperations } from "./broadcastOperations.ts";
export type { LiveAir } from "./broadcastNeeds.ts";
