// The video behind a stage's presenters. It is stored with its room and announced like the room's elements: both share
// a revision, so that the live room reads both again after it has missed a change.
import { constants, ok, refuse } from "@atrium/contract";
import type { BackgroundVideo, Effect, operations, RoomId } from "@atrium/contract";
import { eq } from "drizzle-orm";
import type { Bus } from "../platform/bus.ts";
import type { Handler } from "../platform/calls/handler.ts";
import type { Transaction } from "../platform/database/database.ts";
import { beginChange, playFrom, providerOf } from "../element/index.ts";
import { rooms } from "../room/index.ts";

interface BackgroundNeeds {
  bus: Bus;
}
type On<Name extends "setBackgroundVideo" | "updateBackgroundVideo" | "deleteBackgroundVideo"> = Handler<
  (typeof operations)[Name],
  BackgroundNeeds
>;

export const setBackgroundVideo: On<"setBackgroundVideo"> = async (needs, context, input) => {
  const { subject, tx, nowMs } = context;
  if (subject.room.type !== "stage") return refuse("invalidRoomType");
  const tell = await beginChange(needs, context);
  if (tell === null) return refuse("roomNotFound");
  const { roomId, url, state = "play", stateSeek = 0, syncState = true } = input;
  const { volume = constants.stageBackgroundVideo.defaultVolume } = input;
  const provider = providerOf(url);
  const backgroundVideo = {
    type: "video",
    url,
    provider,
    state,
    stateAt: nowMs,
    stateSeek,
    syncState,
    volume,
  } as const;
  return ok({ backgroundVideo }, [await keep({ tx, roomId, tell }, backgroundVideo)]);
};

export const updateBackgroundVideo: On<"updateBackgroundVideo"> = async (needs, context, input) => {
  const { subject, tx, nowMs } = context;
  if (subject.room.type !== "stage") return refuse("invalidRoomType");
  const { roomId, ...fields } = input;
  const asked = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  if (Object.keys(asked).length === 0) return refuse("contentIsEmpty");
  const tell = await beginChange(needs, context);
  if (tell === null) return refuse("roomNotFound");
  const was = await backgroundOf(tx, roomId);
  if (was === null) return refuse("elementNotFound");
  // Seeking to the same second again counts as a change.
  const stood = { ...was, rate: 1, ...("stateSeek" in asked && { stateSeek: Number.NaN }) };
  const changed: BackgroundVideo = { ...was, ...asked };
  const { rate: _rate, ...play } = playFrom(stood, { ...changed, rate: 1 }, nowMs);
  const backgroundVideo = { ...changed, ...play };
  return ok({ backgroundVideo }, [await keep({ tx, roomId, tell }, backgroundVideo)]);
};

export const deleteBackgroundVideo: On<"deleteBackgroundVideo"> = async (needs, context, { roomId }) => {
  const { subject, tx } = context;
  if (subject.room.type !== "stage") return refuse("invalidRoomType");
  const tell = await beginChange(needs, context);
  if (tell === null) return refuse("roomNotFound");
  return ok({}, [await keep({ tx, roomId, tell }, null)]);
};

async function backgroundOf(tx: Transaction, roomId: RoomId): Promise<BackgroundVideo | null> {
  const [row] = await tx.select({ video: rooms.backgroundVideo }).from(rooms).where(eq(rooms.id, roomId));
  return row?.video ?? null;
}

interface Change {
  tx: Transaction;
  roomId: RoomId;
  tell: NonNullable<Awaited<ReturnType<typeof beginChange>>>;
}

async function keep({ tx, roomId, tell }: Change, record: BackgroundVideo | null): Promise<Effect> {
  await tx.update(rooms).set({ backgroundVideo: record }).where(eq(rooms.id, roomId));
  const named = { kind: "backgroundVideo", id: roomId } as const;
  return tell([record === null ? { type: "gone", ...named } : { type: "put", ...named, record }]);
}
