import { faultsIn } from "./fault.ts";

/** Faults in what is told at once: what became of a recording, that something has changed. */
export const newsFaults = [
  ...faultsIn("server/src/recording/news", [
    {
      file: "mailFinished.ts",
      tests: ["mailFinished.integration.test.ts"],
      faults: [
        [
          "a recording is mailed about before a page can tell it",
          "new Date(nowMs - PAGE_TELLS_WITHIN_MS)",
          "new Date(nowMs)",
        ],
        ["after an outage old recordings are mailed about", "new Date(upTo.getTime() - LOOKS_BACK_MS)", "new Date(0)"],
        [
          "who wants no mail about recordings gets one",
          "isWanted && (await stillSees(db, news))",
          "(await stillSees(db, news))",
        ],
        ["a recording is mailed about to whom it is shut", "isWanted && (await stillSees(db, news))", "isWanted"],
        [
          "one mail that fails keeps the others back",
          "await tell(needs, news, nowMs).catch(needs.onFault);",
          "await tell(needs, news, nowMs);",
        ],
      ],
    },
    {
      file: "recordingNewsStore.ts",
      tests: ["mailFinished.integration.test.ts"],
      faults: [
        [
          "every page tells of a recording",
          "and(eq(recordings.id, id), isNull(recordings.toldAt), isNotNull(recordings.finishedAt))",
          "and(eq(recordings.id, id), isNotNull(recordings.finishedAt))",
        ],
        [
          "a recording is told before it is finished",
          "and(eq(recordings.id, id), isNull(recordings.toldAt), isNotNull(recordings.finishedAt))",
          "and(eq(recordings.id, id), isNull(recordings.toldAt))",
        ],
        [
          "whoever lost the right to recordings is told of theirs",
          'if (role === null || !may("room.manageRecordings", { role })) return false;',
          "if (role === null) return false;",
        ],
      ],
    },
    {
      file: "takeRecordingNews.ts",
      tests: ["mailFinished.integration.test.ts"],
      faults: [
        [
          "anybody takes the news of a recording",
          "recording === null || recording.startedBy !== accountId || isBeyond",
          "recording === null || isBeyond",
        ],
        [
          "a space's domain tells of other spaces' recordings",
          "recording.startedBy !== accountId || isBeyond",
          "recording.startedBy !== accountId",
        ],
      ],
    },
  ]),
  ...faultsIn("server/src/live/news", [
    {
      file: "changeMarks.ts",
      tests: ["changeMarks.test.ts"],
      faults: [
        [
          "what changed before a program started counts as seen",
          "this.#forgottenMs = clock.steadyMs();",
          "this.#forgottenMs = -1;",
        ],
        [
          "what is forgotten of changes counts as seen",
          "this.#forgottenMs = Math.max(this.#forgottenMs, changedMs);",
          "",
        ],
        [
          "only the first change of a team counts",
          "      this.#changedMs.delete(id);\n      this.#changedMs.set(id, nowMs);",
          "      if (!this.#changedMs.has(id)) this.#changedMs.set(id, nowMs);",
        ],
      ],
    },
    {
      file: "keepMarks.ts",
      tests: ["marks.integration.test.ts"],
      faults: [
        [
          "a page that opens misses a change of its team",
          "[spaceId, teamId, accountId].filter((id) => id !== null)",
          "[spaceId, accountId].filter((id) => id !== null)",
        ],
        [
          "a page that opens misses a change of a space",
          "marks.lastOf([accountId, ...teamIds, ...spaceIds])",
          "marks.lastOf([accountId, ...teamIds])",
        ],
        ["a page that opens misses a message", "return [place.teamId];", "return [];"],
      ],
    },
  ]),
  ...faultsIn("contract/src/live", [
    {
      file: "marks.ts",
      tests: ["marks.test.ts"],
      faults: [
        [
          "moments of two nodes are compared",
          "read.node === changed.node && read.ms > changed.ms",
          "read.ms > changed.ms",
        ],
        ["what is read as something changes has seen it", "read.ms > changed.ms", "read.ms >= changed.ms"],
      ],
    },
  ]),
  ...faultsIn("web/src/platform/data", [
    {
      file: "readMarks.ts",
      tests: ["readMarks.test.ts"],
      faults: [
        ["everything is read twice when a page opens", "return !hasSeenIt(query, changedAt);", "return true;"],
        ["nothing is read again when the link comes back", "return !hasSeenIt(query, changedAt);", "return false;"],
        [
          "what was under way when the link opened is believed",
          "if (doubted.get(query) !== null) doubted.set(query, changedAt);",
          "",
        ],
        [
          "news of what is being read for the first time are lost",
          'if (query.state.fetchStatus !== "idle" && query.state.data === undefined) doubted.set(query, null);',
          "",
        ],
        ["a list is as old as its latest page", "read.every((mark)", "read.some((mark)"],
      ],
    },
  ]),
];
