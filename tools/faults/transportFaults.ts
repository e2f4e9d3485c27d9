import { faultsIn } from "./fault.ts";

export const transportFaults = faultsIn("media/src", [
  {
    file: "transport/intake.ts",
    tests: ["transport/intake.test.ts"],
    faults: [
      ["one sender may send any number of packets", "this.#packets < 1 || ", ""],
      ["one sender may send any number of bytes", " || this.#bytes < bytes", ""],
      [
        "a pause earns more than two seconds",
        "Math.min(packetsPerSecond * burstSeconds, this.#packets + (packetsPerSecond * elapsedMs) / 1000)",
        "this.#packets + (packetsPerSecond * elapsedMs) / 1000",
      ],
    ],
  },
  {
    file: "transport/native/batchSender.ts",
    tests: ["transport/native/batchSender.test.ts"],
    faults: [
      [
        "a packet that waits lies where the next ones are made",
        "Buffer.from(this.#packet(slot).bytes.subarray(0, bytes))",
        "this.#packet(slot).bytes.subarray(0, bytes)",
      ],
      ["media overtake packets that wait for the socket", "this.#needs.isWaiting() ? 0 : ", ""],
      ["a closed socket's descriptor is used again", "this.#isClosed = true;", ""],
      ["lengths reach the system unchecked", "bytes > 0 && bytes <= slotBytes", "bytes !== 0"],
      [
        "what the system did not take is lost",
        "for (let slot = taken; slot < count; slot++)",
        "for (let slot = count; slot < count; slot++)",
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
    faults: [
      ["half a packet is handed out", "if (end > chunk.length) break;", ""],
      ["a frame may be as long as its two bytes can say", "if (length > mostBytes) return this.#onNonsense();", ""],
      ["a frame in pieces ends where the chunk does", "if (this.#held < whole) return end;", ""],
    ],
  },
  {
    file: "transport/tcp/readPace.ts",
    tests: ["transport/tcp/readPace.test.ts"],
    faults: [["a flood over TCP is read as it comes", "this.#ahead >= 0 ? 0", "this.#atMs >= 0 ? 0"]],
  },
  {
    file: "transport/sctp/dataChannels.ts",
    tests: ["transport/sctp/dataChannels.test.ts"],
    faults: [
      [
        "a peer may open as many channels as there are streams",
        "if (known === undefined && this.#channels.size >= maxChannels) return;",
        "",
      ],
    ],
  },
  {
    file: "transport/sctp/sctpAssociation.ts",
    tests: ["transport/sctp/sctpAssociation.test.ts"],
    faults: [
      [
        "an end that is told is answered by another",
        "case chunkType.shutdownAck:\n        this.#leave();",
        "case chunkType.shutdownAck:\n        this.#end();",
      ],
    ],
  },
  {
    file: "transport/dtls/handshakeGate.ts",
    tests: ["transport/dtls/handshakeGate.test.ts"],
    faults: [
      ["hellos cost the thread milliseconds without end", "if (this.#hellosLeft < 1) return false;", ""],
      ["one key exchange after another is computed", "} else if (this.#seen.has(message.type)) return true;", "}"],
      ["a handshake goes on for ever", "Math.min(this.#next + maxAhead, maxMessages)", "this.#next + maxAhead"],
    ],
  },
  {
    file: "transport/dtls/dtlsSession.ts",
    tests: ["transport/dtls/dtlsSession.test.ts"],
    faults: [
      [
        "whoever has connected may begin again and have pieces kept",
        "(!isEncrypted(record) || isFinished(record, socket))",
        "true",
      ],
    ],
  },
]);
