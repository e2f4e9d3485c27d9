export type { LinkState, LiveEvent, LivePositions, LiveState } from "./liveState.ts";
