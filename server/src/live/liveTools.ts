// The door for tests and benches that run live spaces without a database.
export { PresenceTicks } from "./actors/presenceTicks.ts";
export { SpaceActor } from "./actors/spaceActor.ts";
export { Session } from "./session.ts";
export { Connections } from "./sockets/connections.ts";
export { systemClock } from "../platform/clock.ts";
