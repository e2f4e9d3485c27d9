// A team's Slack: its settings, and where Slack's page comes back to. Built on nothing but platform and ui.
export { SlackReturnScreen } from "./SlackReturnScreen.tsx";
export { OwnSlack } from "./OwnSlack.tsx";
export { TeamSlack } from "./TeamSlack.tsx";
