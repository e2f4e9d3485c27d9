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
          "    this.#forgottenMs = this.#nowMs();\n  }\n\n  now",
          "    this.#forgottenMs = -1;\n  }\n\n  now",
        ],
        [
          "what is forgotten of changes counts as seen",
          "this.#forgottenMs = Math.max(this.#forgottenMs, changedMs);",
          "",
        ],
        [
          "what was read before news were missed counts as seen",
          "    this.#changedMs.clear();\n    this.#forgottenMs = this.#nowMs();",
          "    this.#changedMs.clear();",
        ],
        [
          "marks tell how long a program has been running",
          "() => startMs + clock.steadyMs()",
          "() => clock.steadyMs()",
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
          "  ...spaces.map(({ spaceId, isSeen }) => (isSeen ? spaceId : doorOf(spaceId))),\n",
          "",
        ],
        ["a page that opens misses a message", "return [place.teamId, byGuestsOf(place.teamId)];", "return [];"],
        ["a guest's page that opens misses a message", "[place.teamId, byGuestsOf(place.teamId)]", "[place.teamId]"],
        [
          "a page that opens misses another plan",
          "bus.subscribe(teamChanged, ({ teamId }) => marks.note(teamId, termsOf(teamId))),",
          "",
        ],
        [
          "a guest's page that opens misses another plan",
          "[byGuestsOf(teamId), termsOf(teamId)]",
          "[byGuestsOf(teamId)]",
        ],
        [
          "a guest's page that opens misses that a space is shut",
          "if (people === undefined) marks.note(doorOf(spaceId));",
          "",
        ],
        ["a guest learns when others work in their team", "...(isGuest ? ", "...(false ? "],
        ["a guest learns when others work in private spaces", "(isSeen ? spaceId : doorOf(spaceId))", "spaceId"],
        ["a space's domain tells of other spaces", "if (onlySpace !== undefined) {", "if (false) {"],
        ["a space that is restored is not known to its guests", "return [...ids, ...named];", "return ids;"],
        [
          "what was read before news were missed is believed",
          "bus.subscribe(newsMissed, () => marks.forgetAll()),",
          "",
        ],
      ],
    },
    {
      file: "newsDesk.ts",
      tests: ["marks.integration.test.ts"],
      faults: [
        ["nobody is told of a space that is deleted", "return this.#tellOfDeleted(spaceId, touched);", "return;"],
        [
          "guests are not told of the deletion of their space",
          "if (!left.has(accountId)) this.accessChanged(accountId);",
          "left.has(accountId);",
        ],
        [
          "guests are not told that their space is restored",
          'if (touched.some((each) => each.operation === "listDeletedSpaces")) this.#teams.clear();',
          "",
        ],
      ],
    },
  ]),
  ...faultsIn("server/src", [
    {
      file: "live/news/newsDesk.ts",
      tests: ["live/news/sight.integration.test.ts"],
      faults: [
        [
          "whoever loses sight of a space sees it until they load the page anew",
          "      .then(() => this.#tellShutOut(spaceId))\n",
          "",
        ],
        [
          "whoever does not see a private space hears which it is",
          "readOfSight(space.teamId).map(newsOf)",
          '[...readOfSight(space.teamId), { operation: "getSpace", subject: { spaceId } }].map(newsOf)',
        ],
      ],
    },
    {
      file: "platform/database/alone.ts",
      tests: ["platform/database/alone.integration.test.ts"],
      faults: [["every node makes the round", "if (rows[0]?.locked !== true) return false;", ""]],
    },
    {
      file: "program/sharedNews.ts",
      tests: ["program/sharedNews.integration.test.ts"],
      faults: [["what another node deleted stays in open chats", ' || change.change.kind === "cleared"', ""]],
    },
    {
      file: "live/news/followGaps.ts",
      tests: ["program/sharedNews.integration.test.ts"],
      faults: [
        ["links stay that were not told everything", "if (isOver) cancel ??=", "if (!isOver && isOver) cancel ??="],
      ],
    },
    {
      file: "billing/purchases/followPurchases.ts",
      tests: ["billing/messages.integration.test.ts"],
      faults: [
        [
          "a plan that a message of the payment provider changes is told to no page",
          ", () => bus.publish(teamPlanChanged, changed)]",
          "]",
        ],
      ],
    },
    {
      file: "platform/sharedBus.ts",
      tests: ["platform/sharedBus.integration.test.ts"],
      faults: [
        ["nobody knows that news were too large", "      post(othersMissed);\n", ""],
        ["nobody knows that news were not told", "if (!isOver) post(othersMissed);", ""],
        ["news that cannot be read keep others back", "await hear(text).catch(onUnread);", "await hear(text);"],
      ],
    },
    {
      file: "platform/database/listenTo.ts",
      tests: ["platform/sharedBus.integration.test.ts"],
      faults: [
        ["nobody knows that news are not heard", "    needs.onGap({ isOver: false });\n", ""],
        ["nobody knows that news are heard again", "if (made !== null) needs.onGap({ isOver: true });", ""],
      ],
    },
    {
      file: "platform/http/apiRoutes.ts",
      tests: ["live/news/marks.integration.test.ts"],
      faults: [
        [
          "strangers are told which node this is",
          "if (caller.accountId !== null) void reply.header(MARK_HEADER, mark);",
          "void reply.header(MARK_HEADER, mark);",
        ],
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
        ["everything is read twice when a page opens", "|| !hasSeenIt(query, changedAt);", "|| true;"],
        ["nothing is read again when the link comes back", "|| !hasSeenIt(query, changedAt);", "|| false;"],
        ["what was missed once is never read again", "query.isStaleByTime(BELIEVED_MS) || ", ""],
        [
          "what was under way when the link opened is believed",
          "if (before !== null) doubted.set(query, [...(before ?? []), changedAt]);",
          "",
        ],
        [
          "news of what is being read for the first time are lost",
          'if (query.state.fetchStatus !== "idle" && query.state.data === undefined) doubted.set(query, null);',
          "",
        ],
        [
          "of two changes only the news that came last are asked of a reply",
          "[...(before ?? []), changedAt]",
          "[changedAt]",
        ],
        [
          "what a reply has seen is asked again",
          "|| (changedAt !== undefined && hasSeenIt(query, changedAt))) return false;",
          ") return false;",
        ],
        ["a list is as old as its latest page", "read.every((mark)", "read.some((mark)"],
      ],
    },
  ]),
];
