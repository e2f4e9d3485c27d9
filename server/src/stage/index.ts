// Stages: who is on, who asks to come up, and what hosts answer: state of the live room. The video behind them is stored.
export { backgroundOperations, stageOperations } from "./stageOperations.ts";
