import { faultsIn } from "./fault.ts";

export const packetFaults = faultsIn("media/src", [
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
        "Math.min(this.#bps, this.deliveredBps) * factor",
        "Math.min(this.#bps, this.deliveredBps * 2)",
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
    file: "rtp/bandwidth/bandwidthEstimator.ts",
    tests: ["rtp/bandwidth/narrowLine.test.ts"],
    faults: [
      ["a queue that runs out counts as congestion again", " && this.#waitMs > before - limits.shrinkingMs", ""],
      ["a long queue is not let run out", "this.#drain.start(this.#waitMs, nowMs);", ""],
      ["a probe goes on until its queue is a long one", "probeQueueMs: 50,", "probeQueueMs: 300,"],
      [
        "what a failed probe has shown is forgotten",
        "this.#bps = Math.max(this.#bps, this.deliveredBps * limits.fullLine);",
        "this.#bps *= limits.decrease;",
      ],
    ],
  },
  {
    file: "rtp/bandwidth/probe.ts",
    tests: ["rtp/bandwidth/narrowLine.test.ts"],
    faults: [
      ["tries after a good one go no further", "const boldReach = 2;", "const boldReach = 1.1;"],
      ["a try that went well lasts its second", "lastedMs >= leastMs && ", "lastedMs >= lengthMs && "],
    ],
  },
  {
    file: "rtp/bandwidth/lineTest.ts",
    tests: ["rtp/bandwidth/lineTest.test.ts"],
    faults: [
      ["one quick test is enough", "const wideInARow = 2;", "const wideInARow = 1;"],
      ["lines that carry in bunches count as widened", "!this.#wasTight || ", ""],
      ["a test with a lost packet counts", "if (rest.some(({ arrivalMs }) => arrivalMs === null)) return null;", ""],
    ],
  },
  {
    file: "rtp/bandwidth/downlink.ts",
    tests: ["rtp/bandwidth/narrowLine.test.ts"],
    faults: [["a line that has become wide is not noticed", "this.#estimator.widen(nowMs);", ""]],
  },
  {
    file: "rtp/down/shareBandwidth.ts",
    tests: ["rtp/down/shareBandwidth.test.ts"],
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
      [
        "a packet from before the start is sent",
        "if (number < this.#first) return -1;",
        "",
        "the search below finds no range that begins before it, and answers the same",
      ],
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
    file: "rtp/up/receivedLayer.ts",
    tests: ["rtp/hostileRtcp.test.ts"],
    faults: [
      [
        "each question of one listener makes the publisher send a key frame",
        "if (nowMs - this.#askedAtMs < keyFrameEveryMs) return;",
        "",
      ],
    ],
  },
]);
