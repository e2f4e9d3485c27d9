import { faultsIn } from "./fault.ts";

export const liveFaults = faultsIn("server/src", [
  {
    file: "live/liveSpaces.ts",
    tests: ["live/liveSpaces.test.ts"],
    faults: [["an empty space goes while it is called", "    this.find(spaceId)?.use();\n", ""]],
  },
  {
    file: "live/session.ts",
    tests: ["live/session.test.ts"],
    faults: [
      [
        "*Leave* leaves a ghost until the away time",
        'this.#state = { state: "leaving", isForGood: true };',
        'this.#state = { state: "leaving", isForGood: false };',
      ],
      [
        "a clean goodbye of the browser leaves a ghost",
        "isForGood: code === NORMAL_CLOSE || saidGoodbye(state)",
        "isForGood: saidGoodbye(state)",
      ],
      [
        "a goodbye while coming in leaves a ghost",
        "isForGood: code === NORMAL_CLOSE || saidGoodbye(state)",
        "isForGood: code === NORMAL_CLOSE",
      ],
      [
        "news of a room overtakes the reply that holds its state",
        'if (call.operation === "joinRoom") this.#held = [];',
        "",
      ],
      [
        "a socket that never greets stays open",
        ">= constants.socket.openWaitMs) this.#endBadly();",
        ">= Infinity) this.#endBadly();",
      ],
      [
        "who loses the connection while coming in stays connected for ever",
        'return "visit" in entered ? this.#depart(entered.visit) : undefined;',
        "return undefined;",
      ],
      [
        "a call that fails takes the next ones with it",
        ".then(() => this.#answer(visit, call))\n      .catch(",
        ".then(() => this.#answer(visit, call))\n      .finally(",
      ],
    ],
  },
  {
    file: "live/queue/queue.ts",
    tests: ["live/queue/queue.test.ts"],
    faults: [
      ["whoever comes later takes a place that is held", "free > this.#before(accountId)", "free > 0"],
      ["a held place is held for ever", "nowMs - standing.atMs >= holdForMs", "false"],
      ["a lost connection keeps its place for ever", "nowMs - now.sinceMs >= keepForMs", "false"],
      ["whoever let a place pass holds up the others", 'standing.state !== "lost" || !standing.hasMissed', "true"],
      ["a queue has no end", "!isKnown && this.#standings.size >= this.#terms.most", "false"],
    ],
  },
  {
    file: "live/queue/spaceQueue.ts",
    tests: ["live/queue/spaceQueue.test.ts"],
    faults: [
      [
        "nobody is told that they moved up",
        "    this.#tell();\n  }\n\n  /** The space continues",
        "  }\n\n  /** The space continues",
      ],
      ["an older tab waits on", "else older?.end({ closeCode: CLOSE_CODES.newConnection });", ""],
      [
        "the end of an older connection gives the place up",
        "waiting?.outlet?.connectionId === connectionId ? waiting : null",
        "waiting ?? null",
      ],
    ],
  },
  {
    file: "live/actors/air.ts",
    tests: ["live/actors/air.test.ts"],
    faults: [
      ["the media of a broadcast outlive it", "if (this.#used !== null) this.#needs.onMediaOver(this.#used);", ""],
      ["who leaves the space hears on", "if (this.#used !== null) this.#needs.onLeft(this.#used, accountId);", ""],
    ],
  },
  {
    file: "live/actors/spaceActor.ts",
    tests: ["live/actors/spaceActor.test.ts"],
    faults: [
      [
        "who is away is awaited much too long",
        "steadyMs() + constants.presence.awayForMs",
        "steadyMs() + constants.presence.awayForMs * 4",
      ],
      [
        "a full space keeps out who is inside",
        'known === null ? this.#queue.come(arrival) : "in"',
        "this.#queue.come(arrival)",
      ],
      ["a second tab goes on speaking for the first", "this.roomOf(accountId)?.actor.silence(accountId);", ""],
      ["who leaves the room stays at the media server", "this.#needs.onRoomLeft(open.mediaRoom, accountId);", ""],
      [
        "who leaves for good is only away",
        "if (this.#occupants.current(accountId, connectionId) !== null) this.#remove(accountId);",
        "this.lose(accountId, connectionId);",
      ],
      ["a full room lets people in", "if (!isThere && this.rooms.isFull(roomId)) return null;", ""],
    ],
  },
  {
    file: "live/actors/occupants.ts",
    tests: ["live/actors/spaceActor.test.ts"],
    faults: [
      [
        "the end of an older connection sends its person away",
        "return occupant?.connectionId === connectionId ? occupant : null;",
        "return occupant;",
      ],
      ["the end of a session ends everybody's visits", "occupant.sessionId === sessionId", "true"],
      ["who is away is never swept away", "awayUntilMs <= steadyMs", "awayUntilMs < 0"],
    ],
  },
  {
    file: "live/actors/presenceTicks.ts",
    tests: ["live/actors/presenceTicks.test.ts"],
    faults: [
      ["late ticks add up", "nowMs - dueMs < CATCH_UP_MS ? dueMs : nowMs", "nowMs"],
      ["a busy program sends as often as ever", "lateMs > LATE_MS ? laggingTickMs : tickMs", "tickMs"],
    ],
  },
  {
    file: "live/media/reconcileMedia.ts",
    tests: ["live/media/reconcileMedia.test.ts"],
    faults: [
      [
        "who does not belong in a room keeps its media",
        "if (rights === undefined) await media.remove(room.mediaRoom, person.accountId);",
        "if (rights === undefined) continue;",
      ],
      ["an old token opens the room again and again", "if (isMisused) room.renew();", ""],
      ["who lost a right still shows as sending", "room.onLimited(person.accountId, wanted);", ""],
      [
        "who was given a right cannot use it",
        "if (wanted.length > person.sources.length) await media.allow",
        "if (wanted.length < 0) await media.allow",
      ],
    ],
  },
  {
    file: "live/media/mediaServer.ts",
    tests: ["live/media/mediaServer.test.ts"],
    faults: [
      ["no right to send means every source", "canPublish: sources.length > 0,", "canPublish: true,"],
      ["a token lets people send data past the server", "canPublishData: false,", "canPublishData: true,"],
    ],
  },
  {
    file: "live/media/mediaServer.ts",
    tests: ["live/media/mediaServer.integration.test.ts"],
    faults: [
      ["a removed person comes back by the old token", "BigInt(revocations.revoke(mediaRoom, accountId))", "BigInt(0)"],
    ],
  },
  {
    file: "live/media/watchMedia.ts",
    tests: ["live/media/watchMedia.test.ts"],
    faults: [
      [
        "a server that forgets revocations is looked at rarely",
        "if (!isWhole && media.revokesTokens) return;",
        "if (!isWhole) return;",
      ],
      ["one room that fails holds the others up", "asked.delete(mediaRoom);\n          next();", "next();"],
    ],
  },
  {
    file: "live/media/orphans.ts",
    tests: ["live/media/orphans.test.ts"],
    faults: [
      [
        "rooms of people on their way to another node are closed",
        "steadyMs - sinceMs >= GRACE_MS",
        "steadyMs - sinceMs >= 0",
      ],
      [
        "rooms of spaces that live elsewhere are closed",
        "inUse === null ? nowhere.has(spaceId)",
        "inUse === null ? true",
      ],
    ],
  },
  {
    file: "live/sockets/rateLimits.ts",
    tests: ["live/sockets/rateLimits.test.ts"],
    faults: [
      ["a flood of signals is only dropped", 'LOSSY.has(type) ? "drop" : "end"', '"drop"'],
      ["who was silent for long may flood", "Math.min(burst, bucket.tokens +", "Math.max(burst, bucket.tokens +"],
    ],
  },
  {
    file: "live/sockets/greeters.ts",
    tests: ["live/sockets/greeters.test.ts"],
    faults: [
      [
        "an address opens any number of silent sockets",
        "waiting.size >= constants.socket.greetersPerAddress",
        "waiting.size < 0",
      ],
    ],
  },
  {
    file: "live/feed/changeLog.ts",
    tests: ["live/feed/changeLog.test.ts"],
    faults: [["who missed too much gets half of it", "missing < 0 || missing > this.#changes.length", "missing < 0"]],
  },
  {
    file: "live/tickets.ts",
    tests: ["live/tickets.integration.test.ts"],
    faults: [
      [
        "entry tickets never expire",
        "and(inArray(liveTickets.hash, [...hashes]), sql`${liveTickets.expiresAt} > clock_timestamp()`)",
        "inArray(liveTickets.hash, [...hashes])",
      ],
      [
        "an entry ticket is good twice",
        "await query.delete(liveTickets).where(areGood(hashes)).returning(told);",
        "await query.select(told).from(liveTickets).where(areGood(hashes));",
      ],
      [
        "a kick voids nothing",
        "and(eq(spaceId, of.spaceId), eq(accountId, of.accountId))",
        "and(eq(spaceId, of.spaceId), eq(accountId, of.spaceId as never))",
      ],
    ],
  },
  {
    file: "live/leases/leaseStore.ts",
    tests: ["live/leases/leases.integration.test.ts"],
    faults: [["a node goes on writing after its lease was taken", "return rows.length > 0;", "return true;"]],
  },
  {
    file: "live/feed/seenTable.ts",
    tests: ["live/feed/seenTable.test.ts"],
    faults: [
      ["a change writes all people anew", "records.size < MOST_IN_PIECE", "records.size >= 0"],
      [
        "who left is still in the next snapshot",
        "piece.records.delete(id);\n    piece.part = null;",
        "piece.records.delete(id);",
      ],
      [
        "a newcomer is not in the next snapshot",
        "piece.records.set(id, record);\n    piece.part = null;",
        "piece.records.set(id, record);",
      ],
      ["places in a snapshot are those of long ago", "for (const piece of this.#pieces) piece.part = null;", ""],
    ],
  },
  {
    file: "live/sockets/parts.ts",
    tests: ["live/sockets/parts.test.ts"],
    faults: [
      ["a packed part ends the stream", ", finishFlush: constants.Z_FULL_FLUSH }", " }"],
      ["what is stored is one block, however long", "const MOST_IN_BLOCK = 0xffff;", "const MOST_IN_BLOCK = 0xfffff;"],
      ["a part is packed for each who gets it", "(packed ??= deflateRawSync", "(packed = deflateRawSync"],
    ],
  },
  {
    file: "live/sockets/connection.ts",
    tests: ["live/sockets/connection.test.ts"],
    faults: [
      [
        "a browser that cannot unpack gets what is packed",
        "this.#unpacks ? frame.packed?.() : null",
        "frame.packed?.()",
      ],
      ["nothing is sent packed", "this.#unpacks ? frame.packed?.() : null", "null"],
    ],
  },
  {
    file: "live/sockets/relay.ts",
    tests: ["live/leases/leases.integration.test.ts"],
    faults: [["what is packed is handed on as text", "isPacked ? binaryFrame(data) : ", ""]],
  },
  {
    file: "live/leases/leaseStore.ts",
    tests: ["live/leases/renewals.integration.test.ts"],
    faults: [
      [
        "a program that was killed waits for its former self",
        'set({ owner: "", until: sql`clock_timestamp()` })\n    .where(isHeld);',
        'set({ owner: "" })\n    .where(isHeld);',
      ],
    ],
  },
]);
