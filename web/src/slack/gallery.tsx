export { slackStates as states } from "./fixtures/slackStates.tsx";
