import { z } from "zod";
import { AccountId, ConnectionId, RequestId, RoomId } from "../common/ids.ts";
import { Look } from "../account/records.ts";
import { NewsItem } from "./newsKinds.ts";
import { PassingEvent } from "./passingEvents.ts";
import { RoomPatch, RoomSnapshot } from "./roomState.ts";
import { SpacePatch, SpaceSnapshot } from "./spaceState.ts";

const Own = z.literal(true).optional();

/** What the server sends over the live connection. */
export const DownMessage = z.discriminatedUnion("type", [
  /** The answer to `hello`: who I am here, and the whole space. */
  z.object({
    type: z.literal("connected"),
    protocol: z.int(),
    accountId: AccountId,
    connectionId: ConnectionId,
    serverTimeMs: z.number(),
    /** The room I was in before the connection was lost, if I may go back. */
    resumeRoomId: RoomId.nullable(),
    snapshot: SpaceSnapshot,
  }),
  /**
   * The answer to a `hello` without a ticket: whose news this link carries. Earlier changes are not sent; what was read
   * before the last of them has to be read again.
   */
  z.object({
    type: z.literal("listening"),
    protocol: z.int(),
    accountId: AccountId,
    connectionId: ConnectionId,
    serverTimeMs: z.number(),
    /**
     * The mark of the last change that may concern my account, as in the header `x-mark` of replies: `node.number`. A reply
     * of the same node with a greater number is still true.
     */
    changedAt: z.string().optional(),
  }),
  /**
   * The answer to a `hello` that `queues` if the space is full, sent again with every change: my place in its queue, 1
   * for the first. 0: it is my turn. The server then ends this connection, and holds a place inside while I ask for a
   * ticket again.
   */
  z.object({
    type: z.literal("queued"),
    place: z.int(),
    /** How many people the space takes. */
    places: z.int(),
    /** Those right before me, the nearest last. */
    before: z.array(Look),
  }),
  /**
   * What concerns my account, inside a space or not; lost while disconnected, so pages reload what they show. `changedAt`:
   * the mark of the change they tell of; a reply with a greater number of the same node has seen it.
   */
  z.object({ type: z.literal("news"), news: z.array(NewsItem), changedAt: z.string().optional() }),
  /** The answer to `call`: `success`, or one key that is the error code. */
  z.object({ type: z.literal("reply"), id: RequestId, reply: z.record(z.string(), z.unknown()) }),
  /**
   * One change of the space. `clock` counts these messages: apply it if it is my clock + 1, ignore it if it is not greater,
   * and send `resync` if it skips one. `patches` may be empty (a change I may not see). With `own` it contains what only I
   * see: it is not counted, `clock` is that of the message before, and it is applied at that clock.
   */
  z.object({ type: z.literal("spacePatches"), clock: z.int(), patches: z.array(SpacePatch), own: Own }),
  z.object({ type: z.literal("spaceSnapshot"), snapshot: SpaceSnapshot }),
  /** One change of the room I am in, counted like those of the space. */
  z.object({ type: z.literal("roomPatches"), roomId: RoomId, clock: z.int(), patches: z.array(RoomPatch), own: Own }),
  z.object({ type: z.literal("roomSnapshot"), snapshot: RoomSnapshot }),
  /**
   * Latest presence of one room and tick; lossy. `moves` is a flat list of seat, x, y (units x coordinateScale);
   * `levels` a flat list of seat, level; `views` a flat list of seat, x, y, w, h: the part of a board that people with
   * followers see.
   */
  z.object({
    type: z.literal("presence"),
    roomId: RoomId,
    moves: z.array(z.int()),
    levels: z.array(z.int()).optional(),
    views: z.array(z.int()).optional(),
  }),
  /** Events that leave no state behind: shown once, lost while disconnected. */
  z.object({
    type: z.literal("events"),
    /** The room they belong to; null for what concerns me in any room. */
    roomId: RoomId.nullable(),
    events: z.array(PassingEvent),
  }),
  /** My current room is deleted or closed to me: I must go elsewhere. */
  z.object({ type: z.literal("roomClosed"), roomId: RoomId }),
  /** The server is about to end this connection; `closeCode` follows on the socket. */
  z.object({
    type: z.literal("failure"),
    closeCode: z.int(),
    startsAt: z.iso.datetime().optional(),
    reconnectInMs: z.number().optional(),
  }),
  z.object({ type: z.literal("ping"), t: z.number() }),
]);
export type DownMessage = z.infer<typeof DownMessage>;
