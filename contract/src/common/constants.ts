/** Every number of the specification that both sides must agree on. Units are in the names. */
export * from "./constants/chat.ts";
export * from "./constants/live.ts";
export * from "./constants/people.ts";
export * from "./constants/places.ts";
export * from "./constants/plans.ts";
export * from "./constants/ui.ts";
