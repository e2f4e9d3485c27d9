import { buildSenderReport } from "../rtp/rtcp/buildRtcp.ts";
import { sampleRtp, sampleVp8 } from "../rtp/testing/sampleRtp.ts";
import { EXTENSION_IDS, RIDS, VP8 } from "./robotOffer.ts";

/** A thirtieth of a second. */
const FRAME_TICKS = 3000;
const KEY_EVERY_FRAMES = 30;
const REPORT_EVERY_FRAMES = 30;
/** Seconds between the epochs of NTP and Unix. */
const NTP_EPOCH_SECONDS = 2_208_988_800;
/** Packets of a frame and bytes of each, by layer: 144, 504 and 1700 kbit/s at thirty frames a second. */
const LAYERS = [
  { packets: 1, bytes: 600 },
  { packets: 2, bytes: 1050 },
  { packets: 6, bytes: 1180 },
] as const;

/** Packets of a camera in three layers, frame by frame; they contain no picture. */
export class RobotCamera {
  readonly #mid: string;
  readonly #firstSsrc: number;
  readonly #sequences = [0, 0, 0];
  readonly #bytes = [0, 0, 0];
  #frame = 0;

  constructor(mid: string, firstSsrc: number) {
    this.#mid = mid;
    this.#firstSsrc = firstSsrc;
  }

  /** The next frame in every layer. */
  *frame(): Generator<Buffer> {
    this.#frame++;
    for (const [layer, { packets, bytes }] of LAYERS.entries()) {
      for (let index = 0; index < packets; index++) {
        const isLast = index === packets - 1;
        yield this.#packet({ layer, bytes, isStart: index === 0, isLast });
      }
    }
  }

  /** Sender reports for every layer, once a second: without them a server cannot continue one layer with another. */
  *reports(nowMs: number): Generator<Buffer> {
    if (this.#frame % REPORT_EVERY_FRAMES !== 1) return;
    const seconds = Math.floor(nowMs / 1000);
    const ntp = { seconds: seconds + NTP_EPOCH_SECONDS, fraction: Math.floor(((nowMs / 1000) % 1) * 2 ** 32) };
    for (const layer of LAYERS.keys()) {
      const [packets, bytes] = [this.#sequences[layer] ?? 0, this.#bytes[layer] ?? 0];
      const clock = { ssrc: this.#firstSsrc + layer, ntp, rtpTimestamp: this.#frame * FRAME_TICKS };
      yield buildSenderReport({ ...clock, packets, bytes }, "robot");
    }
  }

  #packet({
    layer,
    bytes,
    isStart,
    isLast,
  }: {
    layer: number;
    bytes: number;
    isStart: boolean;
    isLast: boolean;
  }): Buffer {
    const frame = this.#frame;
    const isKey = frame % KEY_EVERY_FRAMES === 1;
    const head = sampleVp8({ isKey, isStart, pictureId: frame, tl0PicIdx: frame & 255 });
    const sequence = (this.#sequences[layer] ?? 0) + 1;
    this.#sequences[layer] = sequence;
    this.#bytes[layer] = (this.#bytes[layer] ?? 0) + bytes;
    return sampleRtp({
      sequence,
      timestamp: frame * FRAME_TICKS,
      ssrc: this.#firstSsrc + layer,
      payloadType: VP8,
      marker: isLast,
      extensions: [
        { id: EXTENSION_IDS.mid, value: this.#mid },
        { id: EXTENSION_IDS.rid, value: RIDS[layer] ?? "" },
      ],
      payload: Buffer.concat([head, Buffer.alloc(bytes - head.length, 7)]),
    });
  }
}
