import { faultsIn } from "./fault.ts";

export const chatFaults = [
  ...faultsIn("rules/src/chat", [
    {
      file: "timeline.ts",
      tests: ["timeline.test.ts"],
      faults: [
        [
          "a change of a chat that was missed goes unnoticed",
          'if (revision > timeline.revision + 1) return "missed";\n  const messages = placed',
          "const messages = placed",
        ],
        ["one's own messages count as unread", " && author?.accountId !== selfId);", ");"],
        [
          "two pages of one person count different unread",
          "Math.max(readPosition, lastPosition - constants.chat.page)",
          "readPosition",
        ],
        [
          "how far one has read in a chat goes back",
          "Math.max(timeline.readPosition, Math.min(position, timeline.lastPosition))",
          "Math.min(position, timeline.lastPosition)",
        ],
      ],
    },
    {
      file: "chatHistory.ts",
      tests: ["chatHistory.test.ts"],
      faults: [
        [
          "a guest of a locked room reads what an answer quotes from before",
          "return isSeen ? message : { ...message, replyTo: null };",
          "return message;",
        ],
        ["a guest of a locked room reads the chat from before", "if (message.createdAt < from) return null;", ""],
      ],
    },
    {
      file: "excerptOf.ts",
      tests: ["excerptOf.test.ts"],
      faults: [["a quote splits a sign of endless accents", " || index + segment.length > mostUnits", ""]],
    },
    {
      file: "mentions.ts",
      tests: ["mentions.test.ts", "roomMentions.test.ts"],
      faults: [
        ["a name within a word of a chat is a mention", "`(?<![\\\\p{L}\\\\p{N}])(", "`("],
        ["of two names of a chat the shorter wins", "b.length - a.length", "a.length - b.length"],
      ],
    },
    {
      file: "slowRest.ts",
      tests: ["slowRest.test.ts"],
      faults: [
        ["slow mode of a chat keeps nobody waiting", "lastAtMs + slowSeconds * 1000 - nowMs", "lastAtMs - nowMs"],
      ],
    },
    {
      file: "refusalOfChange.ts",
      tests: ["refusalOfChange.test.ts"],
      faults: [["a message of a chat is changed after a day", "|| isLate ?", "?"]],
    },
  ]),
  ...faultsIn("server/src/chat", [
    {
      file: "engine/settleMentions.ts",
      tests: ["room/roomChat.integration.test.ts"],
      faults: [
        [
          "a mention in a chat tells what a hidden room is called",
          "({ isHidden }) => !isHidden || isHost(role)",
          "() => true",
        ],
        ["a chat mentions rooms of other spaces", "and(eq(rooms.spaceId, spaceId), inArray(", "and(inArray("],
        [
          "guests call everybody in a chat",
          'if (mention === "everyone") return isHost(role);',
          'if (mention === "everyone") return true;',
        ],
      ],
    },
    {
      file: "store/directStore.ts",
      tests: ["forgetMessages.integration.test.ts"],
      faults: [
        ["a chat of two goes with the first who is deleted", "or(and(low, high), and(eq", "or(or(low, high), and(eq"],
        [
          "a chat with somebody deleted is not listed",
          ".leftJoin(accounts, eq(accounts.id, other))",
          ".innerJoin(accounts, eq(accounts.id, other))",
        ],
      ],
    },
    {
      file: "direct/personSubject.ts",
      tests: ["forgetMessages.integration.test.ts"],
      faults: [
        [
          "strangers open a chat with somebody deleted",
          "if (chat === null || chat.lastPosition === 0)",
          "if (chat?.lastPosition === 0)",
        ],
      ],
    },
    {
      file: "engine/writing.ts",
      tests: ["room/roomChat.integration.test.ts"],
      faults: [
        [
          "a message of a chat sent five times is stored five times",
          "if (sent !== null) return ok(",
          'if (sent === "never") return ok(',
        ],
      ],
    },
  ]),
  ...faultsIn("web/src/chat", [
    {
      file: "engine/chat.ts",
      tests: ["engine/chat.test.ts"],
      faults: [
        ["a chat that is behind asks without end", "isAgain ? this.#again() : this.#read(true)", "this.#read(true)"],
      ],
    },
    {
      file: "engine/outbox.ts",
      tests: ["engine/outbox.test.ts"],
      faults: [
        [
          "a message of a chat waits for ever and goes by itself",
          '>= constants.chat.waitsForMs ? "connectionFailed" : null',
          ">= constants.chat.waitsForMs ? null : null",
        ],
        ["titles of links that were declined are shown", "...(!linkTitles && { linkTitles }),", ""],
      ],
    },
    {
      file: "attachments/attaching.ts",
      tests: ["attachments/attaching.test.ts"],
      faults: [["a wrong file is offered to be uploaded again", " && !OF_THE_FILE.has(refused)", ""]],
    },
    {
      file: "composer/marking.ts",
      tests: ["composer/marking.test.ts"],
      faults: [
        [
          "a mark of a chat stands at the space before a word",
          "const { from, to } = withinSpaces(text, selected);",
          "const { from, to } = selected;",
        ],
      ],
    },
  ]),
  ...faultsIn("server/src/chat/keeping", [
    {
      file: "expiringStore.ts",
      tests: ["forgetOldMessages.integration.test.ts", "forgetInRounds.integration.test.ts"],
      faults: [
        ["what is younger goes with the old", "young === -1 ? oldest : oldest.slice(0, young)", "oldest"],
        ["a deleted space's messages go", "days: row.waits ? null : row.days", "days: row.days"],
      ],
    },
  ]),
];
