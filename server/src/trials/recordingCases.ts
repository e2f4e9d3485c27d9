import { must, newId } from "@atrium/contract";
import type { AccountId, RecordingId, RecordingState, RoomId } from "@atrium/contract";
import { insertRecording } from "../recording/index.ts";
import { recorder } from "./recorder.ts";
import type { Cases, Scene, World } from "./world.ts";

interface Inside {
  world: World;
  scene: Scene;
  roomId: RoomId;
}

/** A scene whose people are both in a room of this type. */
async function inRoom(world: World, type: "stage" | "spatial"): Promise<Inside> {
  const scene = await world.scene();
  const room = must(scene.rooms[0], "every template has rooms");
  await world.setRoom(scene, room, { type });
  await scene.host.live.join(room.id);
  await scene.guest.live.join(room.id);
  return { world, scene, roomId: room.id };
}

/** A recording of the room that nobody here is making. */
async function recorded(
  { world, scene, roomId }: Inside,
  state: RecordingState,
  startedBy: AccountId | null = null,
): Promise<RecordingId> {
  const { teamId, spaceId } = scene;
  const at = new Date(world.clock.nowMs());
  const id = newId<RecordingId>();
  const key = newId() + newId().slice(0, 11);
  const place = { teamId, spaceId, roomId, roomName: "Recorded" };
  await insertRecording(world.db, { id, ...place, state, key, startedBy, startedAt: at, seenAt: at, finishedAt: at });
  return id;
}

const starts = (type: "stage" | "spatial") => {
  const from =
    (prepare: (inside: Inside) => unknown, who: "host" | "guest" = "host") =>
    async (world: World) => {
      const inside = await inRoom(world, type);
      recorder.fault = null;
      await prepare(inside);
      return { by: inside.scene[who], input: { roomId: inside.roomId } };
    };
  return {
    success: from(() => undefined),
    async invalidRoomType(world: World) {
      const { scene, roomId } = await inRoom(world, type === "stage" ? "spatial" : "stage");
      return { by: scene.host, input: { roomId } };
    },
    recordingForbidden: from(() => undefined, "guest"),
    alreadyRecording: from((inside) => recorded(inside, "recording")),
    recordingsQuantityExceeded: from(async (inside) => {
      await recorded(inside, "ready");
      await inside.world.arrange.team(inside.scene.teamId, { plan: "lite" });
    }),
    recordingNotSetUp: from(() => (recorder.fault = "noBrowser")),
    recordersBusy: from(() => (recorder.fault = "busy")),
  };
};

const stops = (type: "stage" | "spatial") => {
  const from = (state: RecordingState | null) => async (world: World) => {
    const inside = await inRoom(world, type);
    if (state !== null) await recorded(inside, state);
    return { by: inside.scene.host, input: { roomId: inside.roomId } };
  };
  return {
    success: from("recording"),
    async invalidRoomType(world: World) {
      const { scene, roomId } = await inRoom(world, type === "stage" ? "spatial" : "stage");
      return { by: scene.host, input: { roomId } };
    },
    recordingNotInProgress: from("ready"),
    alreadyNotRecording: from("processing"),
  };
};

const ofOne = {
  success: async (world: World) => {
    const inside = await inRoom(world, "stage");
    const recordingId = await recorded(inside, "ready");
    return { by: inside.scene.host, input: { spaceId: inside.scene.spaceId, recordingId } };
  },
  recordingNotFound: async (world: World) => {
    const { host, spaceId } = await world.scene();
    return { by: host, input: { spaceId, recordingId: newId<RecordingId>() } };
  },
  recordingInProgress: async (world: World) => {
    const inside = await inRoom(world, "stage");
    const recordingId = await recorded(inside, "processing");
    return { by: inside.scene.host, input: { spaceId: inside.scene.spaceId, recordingId } };
  },
};

export const recordingCases = {
  startRecording: starts("spatial"),
  stopRecording: stops("spatial"),
  startStageRecording: starts("stage"),
  stopStageRecording: stops("stage"),
  listStageRecordings: {
    async success(world) {
      const { host, spaceId } = await world.scene();
      return { by: host, input: { spaceId } };
    },
  },
  deleteStageRecording: ofOne,
  downloadStageRecording: ofOne,
  takeRecordingNews: {
    async success(world) {
      const inside = await inRoom(world, "stage");
      const { host } = inside.scene;
      return { by: host, input: { recordingId: await recorded(inside, "ready", host.accountId) } };
    },
    async recordingNotFound(world) {
      const inside = await inRoom(world, "stage");
      return {
        by: inside.scene.guest,
        input: { recordingId: await recorded(inside, "ready", inside.scene.host.accountId) },
      };
    },
  },
} satisfies Partial<Cases>;
