import { faultsIn } from "./fault.ts";

export const mediaRoomFaults = faultsIn("media/src", [
  {
    file: "room/speakerMeter.ts",
    tests: ["room/speakerMeter.test.ts"],
    faults: [
      ["who takes a breath stops speaking", "const QUIET_AFTER = 2;", "const QUIET_AFTER = 1;"],
      [
        "who left goes on speaking",
        "if (!levels.has(sid)) this.#forget(sid, changed);",
        "if (!levels.has(sid)) continue;",
      ],
    ],
  },
  {
    file: "room/connectionQuality.ts",
    tests: ["room/connectionQuality.test.ts"],
    faults: [["a few packets say that a line is poor", "whole < ENOUGH_PACKETS || ", ""]],
  },
  {
    file: "room/pacedChanges.ts",
    tests: ["room/announcements.test.ts"],
    faults: [
      ["who changes without rest drowns the others", "if (this.#budget.hasLeft(participant.identity, steadyMs)) ", ""],
      ["the last state of a restless one is never told", "    this.#waiting.add(participant);\n", ""],
    ],
  },
  {
    file: "room/room.ts",
    tests: ["room/announcements.test.ts"],
    faults: [
      ["sending many short words costs nothing", "Math.max(bytes.length, LEAST_SENT_BYTES)", "bytes.length"],
      ["a rule costs nothing", "return live.length * this.#members.size;", "return 0;"],
    ],
  },
  {
    file: "rtp/twcc/readTransportFeedback.ts",
    tests: ["rtp/twcc/transportFeedback.test.ts"],
    faults: [["a few bytes may speak of sixty thousand packets", "if (count > maxCount) return false;", ""]],
  },
  {
    file: "rtp/down/sentPackets.ts",
    tests: ["rtp/down/sentPackets.test.ts"],
    faults: [
      ["a packet goes out again without end", "resends >= mostResends || ", ""],
      ["all that is asked for goes out again", " || this.#ahead === 0", ""],
    ],
  },
  {
    file: "transport/dtls/recordDoubt.ts",
    tests: ["transport/dtls/recordDoubt.test.ts"],
    faults: [["records that never open are tried without end", "return this.#inVain <= mostInVain;", "return true;"]],
  },
  {
    file: "transport/sctp/sender.ts",
    tests: ["transport/sctp/sender.test.ts"],
    faults: [
      [
        "what is acknowledged in pieces is kept without bounds",
        'if (chunk.state === "waiting" && this.#chunks.length - this.#queued >= maxKept) break;',
        "",
      ],
    ],
  },
  {
    file: "signal/signalSocket.ts",
    tests: ["signal/signalSocket.test.ts"],
    faults: [
      ["a message of countless parts is taken apart", "if (fields > MAX_FIELDS) return 1009;", ""],
      ["a closed socket is heard", "if (this.#socket.readyState !== this.#socket.OPEN) return this.#ignore();", ""],
      [
        "who floods is told so and read on",
        "this.#socket.close(code);\n    this.#socket.pause();",
        "this.#socket.close(code);",
      ],
      ["what is poured after the goodbye is read", "if (++this.#ignored > MAX_IGNORED) this.#socket.pause();", ""],
      ["who does not answer the goodbye stays", "const isOverdue = ", "const isOverdue = false && "],
    ],
  },
  {
    file: "signal/signalWork.ts",
    tests: ["signal/signalSocket.test.ts"],
    faults: [["parts cost nothing", " + fields / DECODED_FIELDS_PER_UNIT", ""]],
  },
  {
    file: "room/doors.ts",
    tests: ["room/doors.test.ts"],
    faults: [
      [
        "a revoked token lets in",
        "return notBeforeSeconds >= (this",
        "return notBeforeSeconds > -Infinity || notBeforeSeconds >= (this",
      ],
      ["an older revocation undoes a newer one", "Math.max(door.revokedBeforeSeconds, beforeSeconds)", "beforeSeconds"],
      [
        "a right that was taken comes back with the old token",
        "notBeforeSeconds <= corrected.atSeconds ? corrected.correction : null",
        "notBeforeSeconds < 0 ? corrected.correction : null",
      ],
      [
        "a correction forgets the one before",
        "correction.permission ?? before?.permission ?? null",
        "correction.permission",
      ],
    ],
  },
  {
    file: "room/dataRelay.ts",
    tests: ["room/dataRelay.test.ts"],
    faults: [
      [
        "data goes without the right",
        "!LABELS.includes(label) || !from.permission.canPublishData",
        "!LABELS.includes(label)",
      ],
      ["data says who it is from by itself", "packet.participantIdentity = from.identity;", ""],
      [
        "data for one goes to all",
        "const forAll = identities.length === 0 && sids.length === 0;",
        "const forAll = true;",
      ],
      ["data comes back to its sender", ".filter((member) => member !== from)", ".filter((member) => member !== null)"],
    ],
  },
  {
    file: "room/track/permission.ts",
    tests: ["room/track/permission.test.ts"],
    faults: [
      [
        "a right to one source is one to all",
        "return permission.publishSources === null || permission.publishSources.includes(source);",
        "return true;",
      ],
      ["no source left means every source", "canPublish: canPublish && publishSources?.length !== 0,", "canPublish,"],
    ],
  },
  {
    file: "room/track/publishedTrack.ts",
    tests: ["room/room.test.ts"],
    faults: [
      [
        "a publisher's rule binds nobody",
        "if (!rule || rule.allParticipants) return true;",
        "if (!rule || rule.trackPermissions) return true;",
      ],
      ["a muted track goes on flowing", "for (const subscription of this.subscriptions) subscription.refresh();", ""],
    ],
  },
  {
    file: "room/track/subscriptionList.ts",
    tests: ["room/room.test.ts"],
    faults: [
      [
        "who may not subscribe receives",
        "const due = wanted && allowed && this.#needs.mayReceive() &&",
        "const due = wanted && allowed &&",
      ],
      ["who ends a subscription still receives", "if (!due) this.#end(track.sid);", ""],
    ],
  },
  {
    file: "room/track/qualityWish.ts",
    tests: ["room/track/qualityWish.test.ts"],
    faults: [
      ["layers stop the moment nobody looks", "if (steadyMs - this.#lowerSinceMs < CALM_MS) return undefined;", ""],
    ],
  },
  {
    file: "room/track/wantedQuality.ts",
    tests: ["room/track/wantedQuality.test.ts"],
    faults: [
      ["a tile gets the smallest layer", "return enough ? (toQuality(enough.quality) ?? BEST) : BEST;", "return 0;"],
      ["a switched-off picture flows", "if (settings.disabled) return null;", ""],
      ["the largest tile is the least important", "return width * height;", "return -width * height;"],
    ],
  },
  {
    file: "room/track/trackBook.ts",
    tests: ["room/track/trackBook.test.ts"],
    faults: [
      ["a forbidden track is published", "!mayPublish(permission, request.source) || ", ""],
      ["somebody publishes tracks without end", "this.#tracks.size >= MAX_TRACKS || ", ""],
      ["one source has tracks without end", " || this.#countOf(request.source) >= MAX_OF_SOURCE", ""],
      ["names are counted in characters", "Buffer.byteLength(name) > MAX", "name.length > MAX"],
    ],
  },
  {
    file: "room/link/sectionBook.ts",
    tests: ["room/link/sectionBook.test.ts"],
    faults: [
      [
        "a released section is used again at once",
        'slot.use = { state: "released" };',
        'slot.use = { state: "free" };',
      ],
    ],
  },
  {
    file: "sdp/h264Format.ts",
    tests: ["sdp/h264Format.test.ts"],
    faults: [
      [
        "a line without a mode means mode 1",
        'parameters.get("packetization-mode") ?? 0',
        'parameters.get("packetization-mode") ?? 1',
      ],
      [
        "profiles are compared with every bit",
        "(constraints & pattern.mask) === pattern.bits",
        "constraints === pattern.bits",
      ],
    ],
  },
  {
    file: "signal/accessToken.ts",
    tests: ["signal/accessToken.test.ts"],
    faults: [
      ["media tokens never expire", "if (nowSeconds > expiresSeconds + CLOCK_TOLERANCE_SECONDS) return null;", ""],
      ["a token names its own algorithm", 'if (readJson(header)?.["alg"] !== "HS256") return null;', ""],
      [
        "anybody's signature is good",
        "if (!sameBytes(sign(",
        "if (sameBytes(Buffer.alloc(1), Buffer.alloc(0)) && !sameBytes(sign(",
      ],
    ],
  },
  {
    file: "signal/joinParameters.ts",
    tests: ["signal/joinParameters.test.ts"],
    faults: [
      [
        "a client that turns it off is subscribed by itself",
        '!["0", "false"].includes(query.get("auto_subscribe") ?? "")',
        "true",
      ],
    ],
  },
  {
    file: "signal/personBudget.ts",
    tests: ["signal/personBudget.test.ts"],
    faults: [["a budget grows without end", "Math.min(atOnce, known.amount +", "Math.max(0, known.amount +"]],
  },
  {
    file: "loadMeter.ts",
    tests: ["loadMeter.test.ts"],
    faults: [
      [
        "a server at its limit swings between full and free",
        "load > (this.#isFull ? ROOM_AGAIN_LOAD : FULL_LOAD)",
        "load > FULL_LOAD",
      ],
    ],
  },
  {
    file: "faultBudget.ts",
    tests: ["faultBudget.test.ts"],
    faults: [
      ["a server that fails all the time lives on", "return this.#recentMs.length <= this.#limit;", "return true;"],
    ],
  },
  {
    file: "roomShare.ts",
    tests: ["roomShare.test.ts"],
    faults: [["all rooms live on one worker", "return hash % workers;", "return 0;"]],
  },
]);
