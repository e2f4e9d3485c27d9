// A team's Slack: messages about meetings in the team's spaces, and people's statuses. Built on spaces and teams; the
// live domain tells through an interface who is inside.
export { createSlack } from "./createSlack.ts";
export { adoptSlackPeople, disconnectFromSlack } from "./personStore.ts";
export { ownSlack } from "./ownSlack.ts";
export type { SlackNeeds } from "./slackNeeds.ts";
export { slackOperations } from "./slackOperations.ts";
export { isConnectedToSlack } from "./slackStore.ts";
export { tellSlack } from "./tellSlack.ts";
export type { TellSlackNeeds } from "./tellSlackNeeds.ts";
export { Turns } from "./turns.ts";
