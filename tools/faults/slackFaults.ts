import { faultsIn } from "./fault.ts";

export const slackFaults = faultsIn("server/src", [
  {
    file: "slack/slackNeeds.ts",
    tests: ["slack/slack.integration.test.ts"],
    faults: [["one team's permission connects another", "`slack ${purpose} ${teamId}`", "`slack ${purpose}`"]],
  },
  {
    file: "slack/createSlack.ts",
    tests: ["slack/slack.integration.test.ts"],
    faults: [["private and archived channels are offered", "isArchived !== true && isPrivate !== true", "true"]],
  },
  {
    file: "slack/postMeetings.ts",
    tests: ["slack/tellSlack.integration.test.ts"],
    faults: [
      ["the name of a private space is told", "space.isPrivate ? null : {", "false ? null : {"],
      ["people are named whom the entrance hides", '!space.isPrivate && showsFaces(space, "PUBLIC_GUEST")', "true"],
      [
        "an old message is sent after all",
        "owedAt === null || !isWorthTelling(owedAt.getTime(), nowMs)",
        "owedAt === null",
      ],
    ],
  },
  {
    file: "slack/peopleWhoMeet.ts",
    tests: ["slack/tellSlack.integration.test.ts"],
    faults: [
      ["a channel is told of a hidden room", "canSeeRoom(STRANGER, room, false)", "room.id !== null"],
      ["people behind a password are named", "!needsRoomPassword(STRANGER, room)", "room.id !== null"],
    ],
  },
  {
    file: "slack/slackCalls.ts",
    tests: ["slack/tellSlack.integration.test.ts"],
    faults: [
      ["Slack is asked again before it wants to be", "if (status !== 429) return;", "if (status !== 0) return;"],
    ],
  },
  {
    file: "slack/showPeople.ts",
    tests: ["slack/showPeople.integration.test.ts"],
    faults: [
      ["a status of their own is replaced", 'now.value === "" || now.value === person.shownText', "true"],
      ["a status names a private space", "space.isPrivate ? null : space.name", "space.name"],
    ],
  },
  {
    file: "slack/slackStore.ts",
    tests: ["slack/revokeUnused.integration.test.ts"],
    faults: [
      ["a token that a team uses is revoked", "and(notExists(byTeam), notExists(byPerson))", "notExists(byPerson)"],
    ],
  },
  {
    file: "slack/revokeUnused.ts",
    tests: ["slack/revokeUnused.integration.test.ts"],
    faults: [
      ["a status stays in Slack after whoever it names has gone", "shownText === null ? null :", "true ? null :"],
    ],
  },
]);
