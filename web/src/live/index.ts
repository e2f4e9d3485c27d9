export { LiveLink } from "./liveLink.ts";
export type { Connected, Door } from "./linkNeeds.ts";
export type { CallOutcome, LiveCalls } from "./liveCalls.ts";
export { LiveStore } from "./liveStore.ts";
export { MoveSender } from "./moveSender.ts";
export { openBrowserSocket } from "./liveSocket.ts";
export type { OpenSocket } from "./liveSocket.ts";
export type { LinkState, LiveEvent, LivePositions, LiveState } from "./liveState.ts";
