import { z } from "zod";
import { CursorShape, Stroke } from "../board/records.ts";
import { CaptionLanguage } from "../captions/records.ts";
import { ConnectionId, RequestId, RoomId } from "../common/ids.ts";

/** Limits far outside the largest floor. */
const ViewPlace = z.int().min(-2_000_000_000).max(2_000_000_000);

/** What a browser may send over the live connection. The first message is `hello`; an invalid one closes with 1008. */
export const UpMessage = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("hello"),
    protocol: z.int(),
    /** Absent: the account's own link, for the session whose cookie the socket came with. It carries only news. */
    ticket: z.string().max(64).optional(),
    /** The connection this one replaces after a loss, so that the person keeps their place. */
    replaces: ConnectionId.optional(),
    /** If the space is full I wait for a place. Without it the answer is 4010. */
    queues: z.literal(true).optional(),
  }),
  /** An operation over the socket: the same declaration, guard and reply as over HTTP. */
  z.strictObject({ type: z.literal("call"), id: RequestId, operation: z.string().max(60), input: z.unknown() }),
  /** My place, or my pointer's on a board, in units x coordinateScale. At most one per `presence.moveEveryMs`. */
  z.strictObject({ type: z.literal("move"), x: z.int(), y: z.int() }),
  /** How my pointer on a board looks; null when it has left the board. Sent on change. */
  z.strictObject({ type: z.literal("cursor"), shape: CursorShape.nullable() }),
  /** I draw on a board; others see it until it fades. At most one per `presence.drawEveryMs`. */
  z.strictObject({ type: z.literal("draw"), stroke: Stroke }),
  /**
   * The part of a board that I see, units x coordinateScale; only while somebody follows me, at most one per
   * `presence.viewEveryMs`.
   */
  z.strictObject({
    type: z.literal("view"),
    x: ViewPlace,
    y: ViewPlace,
    w: ViewPlace.min(1),
    h: ViewPlace.min(1),
  }),
  /** How loud I am, 0 (silent) to 9, as the media server hears me. Sent on change, at most 10 a second. */
  z.strictObject({ type: z.literal("speaking"), level: z.int().min(0).max(9) }),
  /** I missed patches: send them after my clock. */
  z.strictObject({
    type: z.literal("resync"),
    scope: z.enum(["space", "room"]),
    roomId: RoomId.optional(),
    since: z.int().min(0),
  }),
  /**
   * What I say is to be recognised in this language; null: no more of it. The sound follows in binary messages: 16-bit
   * PCM, little-endian, one channel, `captions.sampleRate`, at most `captions.mostSoundBytes` each. It is not stored.
   */
  z.strictObject({ type: z.literal("voice"), language: CaptionLanguage.nullable() }),
  z.strictObject({ type: z.literal("sharing"), screen: z.boolean() }),
  /** I leave for good: do not wait for me. */
  z.strictObject({ type: z.literal("leave") }),
  z.strictObject({ type: z.literal("pong"), t: z.number() }),
  /** Asks for a ping at once, to test the connection. */
  z.strictObject({ type: z.literal("ask") }),
]);
export type UpMessage = z.infer<typeof UpMessage>;
