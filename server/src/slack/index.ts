// A team's Slack: what it is told of the team's spaces. Built on spaces and teams; who is inside comes from the live domain
// as an interface.
export { createSlack } from "./createSlack.ts";
export { adoptSlackPeople, disconnectFromSlack } from "./personStore.ts";
export { ownSlack } from "./ownSlack.ts";
export type { SlackNeeds } from "./slackNeeds.ts";
export { slackOperations } from "./slackOperations.ts";
export { isConnectedToSlack } from "./slackStore.ts";
export { tellSlack } from "./tellSlack.ts";
export type { TellSlackNeeds } from "./tellSlackNeeds.ts";
export { Turns } from "./turns.ts";
