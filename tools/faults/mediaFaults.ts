import { faultsIn } from "./fault.ts";

export const mediaFaults = faultsIn("media/src", [
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
      ["somebody publishes tracks without end", "if (this.#tracks.size >= MAX_TRACKS) return null;", ""],
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
    file: "rtp/bandwidth/allocateLayers.ts",
    tests: ["rtp/bandwidth/allocateLayers.test.ts"],
    faults: [
      [
        "the least important picture is served first",
        "b.demand.importance - a.demand.importance",
        "a.demand.importance - b.demand.importance",
      ],
      ["layers swing up and down", "? step : step * upgradeRoom", "? step : step"],
      [
        "one picture takes all before others have their first layer",
        "demand.wanted < quality || reached !== quality - 1",
        "demand.wanted < quality",
      ],
    ],
  },
  {
    file: "rtp/bandwidth/bandwidthEstimator.ts",
    tests: ["rtp/bandwidth/bandwidthEstimator.test.ts"],
    faults: [
      ["one late message counts as congestion", "queuedMessages: 3,", "queuedMessages: 1,"],
      [
        "congestion does not bring the estimate down",
        "Math.min(this.#bps, this.#deliveredBps) * factor",
        "Math.min(this.#bps, this.#deliveredBps * 2)",
      ],
      [
        "growth that ends in congestion is tried again at once",
        "isBlamed ? Math.min(limits.longestHoldMs, this.#holdMs * 2) : limits.firstHoldMs",
        "limits.firstHoldMs",
      ],
      ["the estimate never grows again", "this.#bps *= 1 + (growth * elapsedMs) / 1000;", ""],
    ],
  },
  {
    file: "rtp/down/shareBandwidth.ts",
    tests: ["rtp/bandwidth/narrowLine.test.ts"],
    faults: [
      [
        "pictures take the room of the sound",
        "allocateLayers(demands, availableBps - soundBps)",
        "allocateLayers(demands, availableBps)",
      ],
    ],
  },
  {
    file: "rtp/down/continueTimestamp.ts",
    tests: ["rtp/down/continueTimestamp.test.ts"],
    faults: [
      ["timestamps stand still when the source changes", "const guess = Math.max(1, ", "const guess = Math.min(0, "],
    ],
  },
  {
    file: "rtp/down/sequenceRewriter.ts",
    tests: ["rtp/down/sequenceRewriter.test.ts"],
    faults: [
      ["dropped padding leaves a gap", "this.#push(number + 1, this.#lastOffset - 1);", ""],
      ["a packet from before the start is sent", "if (number < this.#first) return -1;", ""],
    ],
  },
  {
    file: "rtp/down/vp8Rewriter.ts",
    tests: ["rtp/down/vp8Rewriter.test.ts"],
    faults: [["picture ids jump when the source changes", "this.#lastPicture + 1 - descriptor.pictureId", "0"]],
  },
  {
    file: "rtp/down/forwardedTrack.ts",
    tests: ["rtp/createPeerMedia.test.ts", "rtp/layerChoice.test.ts", "rtp/continuity.test.ts"],
    faults: [
      [
        "a picture starts in the middle",
        "return layer === this.#target && isKeyFrameStart;",
        "return layer === this.#target;",
      ],
      [
        "a paused track flows",
        "forward(incoming: IncomingPacket): void {\n    if (this.#isPaused || ",
        "forward(incoming: IncomingPacket): void {\n    if (",
      ],
      [
        "nobody asks for a key frame",
        "if (this.#target !== this.#current) this.#askForKeyFrame(this.#target, nowMs);",
        "",
      ],
      [
        "what overtook the key frame's start is lost",
        "for (const faster of this.up.packetsAfter(incoming)) this.forward(faster);",
        "",
      ],
    ],
  },
  {
    file: "rtp/up/lossDetector.ts",
    tests: ["rtp/up/lossDetector.test.ts"],
    faults: [
      ["a packet that came late is asked for again", "this.#missing.delete(number);\n      return [];", "return [];"],
      ["what is lost is asked for without end", "missing.attempts >= maxAttempts || ", ""],
    ],
  },
  {
    file: "rtp/up/receivedTrack.ts",
    tests: ["rtp/layerChoice.test.ts", "rtp/trackSources.test.ts"],
    faults: [
      [
        "a slow screen drops to its lowest layer",
        "return layer.isLive(nowMs) || !this.layers.some((other) => other.hasOutlived(layer));",
        "return layer.isLive(nowMs);",
      ],
      ["one gets a better layer than asked for", "sent.findLast((layer) => layer.quality <= most)", "sent.at(-1)"],
    ],
  },
  {
    file: "rtp/up/unwrapRtx.ts",
    tests: ["rtp/up/unwrapRtx.test.ts"],
    faults: [["a resent packet loses its marker", "(view.marker ? 0x80 : 0) | ", ""]],
  },
  {
    file: "rtp/codec/keyFrame.ts",
    tests: ["rtp/codec/codec.test.ts"],
    faults: [
      [
        "a fragmented key frame goes unseen",
        "fragment > 127 && isIdr(fragment & 31)",
        "fragment < 0 && isIdr(fragment & 31)",
      ],
    ],
  },
  {
    file: "rtp/packet/rtpView.ts",
    tests: ["rtp/packet/rtpView.test.ts"],
    faults: [
      [
        "padding is taken for payload",
        "view.payloadEnd = packet.length - padding;",
        "view.payloadEnd = packet.length;",
      ],
      ["contributing sources are taken for payload", "const fixedEnd = 12 + (first & 15) * 4;", "const fixedEnd = 12;"],
    ],
  },
  {
    file: "rtp/packet/sequenceUnwrapper.ts",
    tests: ["rtp/packet/sequenceUnwrapper.test.ts"],
    faults: [
      [
        "numbers that wrap jump back",
        "((sequence - this.#highest) << 16) >> 16",
        "sequence - (this.#highest & 0xffff)",
      ],
    ],
  },
  {
    file: "transport/srtp/packetIndex.ts",
    tests: ["transport/srtp/packetIndex.test.ts"],
    faults: [["a call is silent after twenty minutes", "if (distance < -half) return base + 0x10000 + sequence;", ""]],
  },
  {
    file: "transport/srtp/replayWindow.ts",
    tests: ["transport/srtp/srtpSession.test.ts"],
    faults: [
      ["a recorded packet is taken again", "return (this.#word(index) & (1 << (index & 31))) === 0;", "return true;"],
    ],
  },
  {
    file: "transport/tcp/frameReader.ts",
    tests: ["transport/tcp/frameReader.test.ts"],
    faults: [["half a packet is handed out", "if (end > bytes.length) break;", ""]],
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
