// Stages: who is on, who asks to come up, and what hosts answer. All of it is state of the live room.
export { stageOperations } from "./stageOperations.ts";
