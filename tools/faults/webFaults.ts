import { faultsIn } from "./fault.ts";

export const webFaults = faultsIn("web/src", [
  {
    file: "space/queue/placeWord.ts",
    tests: ["space/queue/placeWord.test.ts"],
    faults: [
      ["the eleventh is the 11st", 'new Intl.PluralRules("en", { type: "ordinal" })', 'new Intl.PluralRules("en")'],
    ],
  },
  {
    file: "live/liveLink.ts",
    tests: ["live/liveLink.test.ts", "live/linkInQueue.test.ts"],
    faults: [
      ["whose turn it is has lost the connection", "isLost: this.#queued.place > 0", "isLost: true"],
      ["calls of the way in wait in the queue", "      this.calls.failAll();\n    }", "    }"],
      ["leaving says nothing to the server", 'this.#say({ type: "leave" });', ""],
      [
        "an abandoned socket is listened to",
        "closed: (code, wasClean) => (turn === this.#turn ? this.#closed(code, wasClean) : undefined),",
        "closed: (code, wasClean) => this.#closed(code, wasClean),",
      ],
      ["a dead socket is trusted for ever", "if (silentMs > constants.socket.pingWaitMs) return this.#lost();", ""],
      [
        "a kicked person comes back by themselves",
        "if (reconnectsAfter(code, wasClean)) this.#lost();",
        "if (code > 0) this.#lost();",
      ],
    ],
  },
  {
    file: "live/liveCalls.ts",
    tests: ["live/liveCalls.test.ts"],
    faults: [
      [
        "a call is done twice after a reconnection",
        'message: { type: "call", id, operation, input },',
        'get message() {\n          return { type: "call" as const, id: newId<RequestId>(), operation, input };\n        },',
      ],
      ["a call waits for minutes", "const DEADLINE_MS = 30_000;", "const DEADLINE_MS = 120_000;"],
    ],
  },
  {
    file: "live/liveStore.ts",
    tests: ["live/liveStore.test.ts"],
    faults: [
      [
        "a gap in what was heard is not asked about",
        'if (step === "gap") this.#ask(scope, must(known, "a gap is one after something").clock);',
        "",
      ],
      [
        "news of another room is taken",
        'return message.roomId === this.#roomId() && this.#isInOrder("room", message);',
        'return this.#isInOrder("room", message);',
      ],
    ],
  },
  {
    file: "live/moveSender.ts",
    tests: ["live/moveSender.test.ts"],
    faults: [["the last step is not told", "this.#waiting = null;\n      this.#say();", "this.#waiting = null;"]],
  },
  {
    file: "live/positions.ts",
    tests: ["live/positions.test.ts"],
    faults: [["others run ahead and jump back", "track.at(frameMs - DELAY_MS, into)", "track.at(frameMs, into)"]],
  },
  {
    file: "live/reconnectDelay.ts",
    tests: ["live/reconnectDelay.test.ts"],
    faults: [["everybody comes back in the same moment", "(1 + reconnectJitter * (2 * random - 1))", "1"]],
  },
  {
    file: "space/visit/guestSession.ts",
    tests: ["space/visit/guestSession.test.ts"],
    faults: [
      [
        "warming up renames somebody who is signed in",
        "(isWarmUp || this.#profile.name === name)",
        "this.#profile.name === name",
      ],
    ],
  },
  {
    file: "space/visit/levelSender.ts",
    tests: ["space/visit/levelSender.test.ts"],
    faults: [
      ["the last word about loudness is not sent", "this.#rest = null;\n      this.#say();", "this.#rest = null;"],
    ],
  },
  {
    file: "space/visit/visit.ts",
    tests: ["space/visit/visit.test.ts", "space/visit/visitReturn.test.ts"],
    faults: [
      [
        "a host's mute leaves the microphone on",
        'if (event.type === "forceMuted") void this.media.own.turnOff({ ...event, screen: false });',
        "",
      ],
      [
        "who left the space goes on sending",
        "this.stay.forget();\n    void this.media.leave();",
        "this.stay.forget();",
      ],
      [
        "who is back in the room shows as muted",
        "this.reception.nudge();\n    reportOwnAgain(this);",
        "this.reception.nudge();",
      ],
    ],
  },
  {
    file: "room/talking/pushToTalk.ts",
    tests: ["room/talking/pushToTalk.test.ts"],
    faults: [["a slip of the key opens the microphone", "cancel();\n      // A microphone", "// A microphone"]],
  },
  {
    file: "platform/call.ts",
    tests: ["platform/call.test.ts"],
    faults: [
      [
        "a reply of another shape is believed",
        'if (!parsed.success) return refused("somethingWentWrong", parsed.error.issues);',
        "if (!parsed.success) return { ok: true, value: body.success as ValueFor<Name> };",
      ],
    ],
  },
  {
    file: "live/liveSocket.ts",
    tests: ["live/liveSocket.test.ts"],
    faults: [
      [
        "what comes after a packed message overtakes it",
        "if (unpacking === null) return void run();",
        "return void run();",
      ],
      ["a socket that was dropped goes on telling", "if (signal.aborted) return;", ""],
    ],
  },
]);
