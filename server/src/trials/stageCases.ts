import { constants, must, newId } from "@atrium/contract";
import type { AccountId, OperationName, RoomId, StageState } from "@atrium/contract";
import type { Attempt, Cases, Scene, World } from "./world.ts";

type Who = "host" | "guest";
interface Inside {
  world: World;
  scene: Scene;
  roomId: RoomId;
  guestId: AccountId;
}
type Act = "raiseHand" | "goOnStage" | "allowToStage" | "bringToStage" | "updatePublication";

/** A scene whose people are both in a stage. */
async function onFloor(
  world: World,
  type: "stage" | "spatial" = "stage",
  flags: { iframe?: boolean } = {},
): Promise<Inside> {
  const scene = await world.scene();
  const room = must(scene.rooms[0], "every template has rooms");
  const permissions = { ...room.permissions, ...flags };
  if (type === "stage") await world.setRoom(scene, room, { type, permissions });
  await scene.host.live.join(room.id);
  await scene.guest.live.join(room.id);
  return { world, scene, roomId: room.id, guestId: scene.guest.live.accountId };
}

async function act({ scene, roomId }: Inside, [who, name]: readonly [Who, Act], input: object = {}): Promise<void> {
  const reply = await scene[who].live.call(name, { roomId, ...input });
  if (!("success" in reply)) throw new Error(`${name}: ${JSON.stringify(reply)}`);
}

/** Brings the guest into a state. */
async function becomes(inside: Inside, state: StageState): Promise<void> {
  const about = { accountId: inside.guestId };
  if (state === "invited") return act(inside, ["host", "bringToStage"], about);
  await act(inside, ["guest", "raiseHand"]);
  if (state === "hand") return;
  await act(inside, ["host", "allowToStage"], about);
  if (state === "allowed") return;
  await act(inside, ["guest", "goOnStage"]);
  if (state === "on") await act(inside, ["host", "bringToStage"], about);
}

/** All places are taken: by the host, and by people who are invited. */
async function fill(inside: Inside): Promise<void> {
  const { world, scene, roomId } = inside;
  for (let place = 0; place < constants.stage.peopleAtOnce; place += 1) {
    const live = await world.visits(await world.guest(), scene.spaceId);
    await live.join(roomId);
    await act(inside, ["host", "bringToStage"], { accountId: live.accountId });
  }
}

async function raiseAnother({ world, scene, roomId }: Inside): Promise<void> {
  const live = await world.visits(await world.guest(), scene.spaceId);
  await live.join(roomId);
  await live.call("raiseHand", { roomId });
}

interface Start {
  by: Who;
  state?: StageState;
  isFull?: boolean;
}
const about =
  <Name extends OperationName>(_name: Name, { by, state, isFull = false }: Start, input: object = {}) =>
  async (world: World): Promise<Attempt<Name>> => {
    const inside = await onFloor(world);
    if (state !== undefined) await becomes(inside, state);
    if (isFull) await fill(inside);
    const them = by === "host" && !("accountId" in input) ? { accountId: inside.guestId } : {};
    return { by: inside.scene[by], input: { roomId: inside.roomId, ...them, ...input } } as Attempt<Name>;
  };
/** The same in a room that is no stage. */
const elsewhere =
  <Name extends OperationName>(_name: Name, by: Who, input: object = {}) =>
  async (world: World): Promise<Attempt<Name>> => {
    const { scene, roomId, guestId } = await onFloor(world, "spatial");
    const them = by === "host" ? { accountId: guestId } : {};
    return { by: scene[by], input: { roomId, ...them, ...input } } as Attempt<Name>;
  };
/** About the video behind the presenters, by the host; `isThere`: one is there already. */
const background =
  <Name extends OperationName>(_name: Name, input: object, isThere = true) =>
  async (world: World): Promise<Attempt<Name>> => {
    const { scene, roomId } = await onFloor(world);
    const { browser } = scene.host;
    if (isThere) must((await browser.call("setBackgroundVideo", { roomId, ...waves })).value, "it is there");
    return { by: scene.host, input: { roomId, ...input } } as Attempt<Name>;
  };
const waves = { url: "https://youtu.be/dQw4w9WgXcQ" };
/** The same in a room that is no stage. */
const noStage =
  <Name extends OperationName>(_name: Name, input: object) =>
  async (world: World): Promise<Attempt<Name>> => {
    const { scene, roomId } = await onFloor(world, "spatial");
    return { by: scene.host, input: { roomId, ...input } } as Attempt<Name>;
  };
const nobody = { accountId: newId<AccountId>() };

export const stageCases = {
  raiseHand: {
    success: about("raiseHand", { by: "guest" }),
    invalidRoomType: elsewhere("raiseHand", "guest"),
    async roomCapacityReached(world) {
      const inside = await onFloor(world);
      const room = must(inside.scene.rooms[0], "the stage");
      await world.setRoom(inside.scene, room, { capacity: constants.roomCapacity.default });
      await Promise.all(Array.from({ length: constants.stage.handsAtOnce }, () => raiseAnother(inside)));
      return { by: inside.scene.guest, input: { roomId: inside.roomId } };
    },
  },
  lowerHand: {
    success: about("lowerHand", { by: "guest", state: "hand" }),
    invalidRoomType: elsewhere("lowerHand", "guest"),
  },
  rejectHand: {
    success: about("rejectHand", { by: "host", state: "hand" }),
    invalidRoomType: elsewhere("rejectHand", "host"),
  },
  allowToStage: {
    success: about("allowToStage", { by: "host", state: "hand" }),
    invalidRoomType: elsewhere("allowToStage", "host"),
    participantNotFound: about("allowToStage", { by: "host" }),
    stageIsFull: about("allowToStage", { by: "host", state: "hand", isFull: true }),
  },
  goOnStage: {
    success: about("goOnStage", { by: "guest", state: "allowed" }),
    invalidRoomType: elsewhere("goOnStage", "guest"),
    async stageIsFull(world) {
      const inside = await onFloor(world);
      await fill(inside);
      return { by: inside.scene.host, input: { roomId: inside.roomId } };
    },
  },
  updatePublication: {
    success: about("updatePublication", { by: "guest", state: "on" }, { audio: true }),
    invalidRoomType: elsewhere("updatePublication", "guest", { audio: true }),
    alreadyNotOnStage: about("updatePublication", { by: "guest", state: "ready" }, { audio: true }),
    async anotherAccountIsTranslating(world) {
      const inside = await onFloor(world);
      await becomes(inside, "on");
      await act(inside, ["host", "goOnStage"]);
      await act(inside, ["host", "updatePublication"], { screen: true });
      return { by: inside.scene.guest, input: { roomId: inside.roomId, screen: true } };
    },
    async elementIsForbidden(world) {
      const inside = await onFloor(world, "stage", { iframe: false });
      await becomes(inside, "on");
      return { by: inside.scene.guest, input: { roomId: inside.roomId, iframeUrl: "https://example.org/numbers" } };
    },
  },
  leaveStage: {
    success: about("leaveStage", { by: "guest", state: "on" }),
    invalidRoomType: elsewhere("leaveStage", "guest"),
    alreadyNotOnStage: about("leaveStage", { by: "guest" }),
  },
  kickFromStage: {
    success: about("kickFromStage", { by: "host", state: "on" }),
    invalidRoomType: elsewhere("kickFromStage", "host"),
    alreadyNotOnStage: about("kickFromStage", { by: "host", state: "hand" }),
  },
  bringToStage: {
    success: about("bringToStage", { by: "host", state: "ready" }),
    invalidRoomType: elsewhere("bringToStage", "host"),
    participantNotFound: about("bringToStage", { by: "host" }, nobody),
    stageIsFull: about("bringToStage", { by: "host", isFull: true }),
  },
  setSpotlight: {
    success: about("setSpotlight", { by: "host", state: "on" }),
    invalidRoomType: elsewhere("setSpotlight", "host"),
    alreadyNotOnStage: about("setSpotlight", { by: "host", state: "hand" }),
  },
  setBackgroundVideo: {
    success: background("setBackgroundVideo", { ...waves, volume: 30 }),
    invalidRoomType: noStage("setBackgroundVideo", waves),
  },
  updateBackgroundVideo: {
    success: background("updateBackgroundVideo", { state: "pause" }),
    invalidRoomType: noStage("updateBackgroundVideo", { state: "pause" }),
    contentIsEmpty: background("updateBackgroundVideo", {}),
    elementNotFound: background("updateBackgroundVideo", { state: "pause" }, false),
  },
  deleteBackgroundVideo: {
    success: background("deleteBackgroundVideo", {}),
    invalidRoomType: noStage("deleteBackgroundVideo", {}),
  },
} satisfies Partial<Cases>;
