import { must, newId } from "@atrium/contract";
import type { Emotion, FolderId, Room, RoomId } from "@atrium/contract";
import { hashPassword } from "../platform/passwords.ts";
import type { Cases, Scene, World } from "./world.ts";

const noRoom = () => newId<RoomId>();
const emotion: Emotion = "👋";
const roomOf = ({ rooms }: Scene): Room => must(rooms[0], "every template has rooms");

/** A scene whose people are both in the first room. */
async function inRoom(world: World): Promise<{ scene: Scene; roomId: RoomId }> {
  const scene = await world.scene();
  const roomId = roomOf(scene).id;
  await scene.host.live.join(roomId);
  await scene.guest.live.join(roomId);
  return { scene, roomId };
}
const byHost =
  <Input>(input: (scene: Scene) => Input) =>
  async (world: World) => {
    const scene = await world.scene();
    return { by: scene.host, input: input(scene) };
  };
const ofFolder =
  <Input>(input: (folderId: FolderId, roomId: RoomId) => Input) =>
  async (world: World) => {
    const scene = await world.scene();
    const roomId = roomOf(scene).id;
    const { folder } = must((await scene.host.browser.call("moveRoomToFolder", { roomId })).value, "made");
    return { by: scene.host, input: input(folder.id, roomId) };
  };
const fromRoom =
  <Input>(who: "host" | "guest", input: (roomId: RoomId, scene: Scene) => Input) =>
  async (world: World) => {
    const { scene, roomId } = await inRoom(world);
    return { by: scene[who], input: input(roomId, scene) };
  };
/** The guest's call to enter the first room, after these changes to it. */
const intoRoom = (changes: Parameters<World["setRoom"]>[2]) => async (world: World) => {
  const scene = await world.scene();
  await world.setRoom(scene, roomOf(scene), changes);
  return { by: scene.guest, input: { spaceId: scene.spaceId, roomId: roomOf(scene).id } };
};

export const roomCases = {
  createRoom: {
    success: byHost(({ spaceId }) => ({ spaceId, name: "Fourth", type: "spatial" as const })),
    async roomsLimitReached(world) {
      const { host, teamId, spaceId } = await world.scene();
      await world.arrange.team(teamId, { plan: "free" });
      return { by: host, input: { spaceId, name: "Fourth", type: "spatial" } };
    },
    folderNotFound: byHost(({ spaceId }) => ({
      spaceId,
      name: "Fourth",
      type: "spatial" as const,
      folderId: newId<FolderId>(),
    })),
  },
  getRoom: {
    success: byHost((scene) => ({ roomId: roomOf(scene).id })),
  },
  listRooms: {
    success: byHost(({ spaceId }) => ({ spaceId })),
  },
  updateRoom: {
    success: byHost((scene) => ({ roomId: roomOf(scene).id, name: "Renamed" })),
    async noMorePublicRooms(world) {
      const scene = await world.scene();
      const [last, ...others] = scene.rooms;
      for (const room of others) await world.arrange.room(room.id, { isHidden: true });
      return { by: scene.host, input: { roomId: must(last, "a room").id, password: "sesame" } };
    },
    async spacePasswordForbiddenByRate(world) {
      const scene = await world.scene();
      await world.arrange.team(scene.teamId, { plan: "free" });
      return { by: scene.host, input: { roomId: roomOf(scene).id, password: "sesame" } };
    },
    async uploadIntentNotFound(world) {
      const scene = await world.scene();
      const bgUploadId = await world.uploaded(scene.host, "avatar");
      return { by: scene.host, input: { roomId: roomOf(scene).id, bgUploadId } };
    },
  },
  getRoomLosses: {
    success: byHost((scene) => ({ roomId: roomOf(scene).id })),
  },
  deleteRoom: {
    success: byHost((scene) => ({ roomId: roomOf(scene).id })),
    async noMorePublicRooms(world) {
      const scene = await world.scene();
      const [last, ...others] = scene.rooms;
      for (const room of others) await world.arrange.room(room.id, { isHidden: true });
      return { by: scene.host, input: { roomId: must(last, "a room").id } };
    },
  },
  duplicateRoom: {
    success: byHost((scene) => ({ roomId: roomOf(scene).id })),
    async roomsLimitReached(world) {
      const scene = await world.scene();
      await world.arrange.team(scene.teamId, { plan: "free" });
      return { by: scene.host, input: { roomId: roomOf(scene).id } };
    },
  },
  resetRoomCustomization: { success: byHost((scene) => ({ roomId: roomOf(scene).id })) },
  moveRoomToFolder: {
    success: byHost((scene) => ({ roomId: roomOf(scene).id, name: "Upstairs" })),
    folderNotFound: byHost((scene) => ({ roomId: roomOf(scene).id, folderId: newId<FolderId>() })),
  },
  removeRoomFromFolder: { success: ofFolder((_folderId, roomId) => ({ roomId })) },
  updateRoomFolder: { success: ofFolder((folderId) => ({ folderId, name: "Attic" })) },
  unfolderRooms: { success: ofFolder((folderId) => ({ folderId })) },
  reorderRooms: {
    success: byHost((scene) => ({
      spaceId: scene.spaceId,
      moved: roomOf(scene).id,
      after: must(scene.rooms[1], "").id,
    })),
    roomNotFound: byHost((scene) => ({ spaceId: scene.spaceId, moved: roomOf(scene).id, after: noRoom() })),
  },
  joinRoom: {
    success: byHost(({ spaceId }) => ({ spaceId })),
    roomNotFound: byHost(({ spaceId }) => ({ spaceId, roomId: noRoom() })),
    invalidPassword: async (world) => intoRoom({ passwordHash: await hashPassword("sesame") })(world),
    roomCapacityReached: intoRoom({ capacity: 0 }),
    roomIsBlocked: intoRoom({ blocked: true }),
    roomIsHidden: intoRoom({ isHidden: true }),
    async noMorePublicRooms(world) {
      const scene = await world.scene();
      for (const room of scene.rooms) await world.setRoom(scene, room, { isHidden: true });
      return { by: scene.guest, input: { spaceId: scene.spaceId } };
    },
  },
  sendEmotion: {
    success: fromRoom("guest", (roomId) => ({ roomId, emotion })),
  },
  setMegaphone: {
    success: fromRoom("host", (roomId) => ({ roomId, on: true })),
    async invalidRoomType(world) {
      const scene = await world.scene();
      const roomId = roomOf(scene).id;
      await world.setRoom(scene, roomOf(scene), { type: "stage" });
      await scene.host.live.join(roomId);
      return { by: scene.host, input: { roomId, on: true } };
    },
    megaphoneNotAllowed: fromRoom("guest", (roomId) => ({ roomId, on: true })),
  },
  setOwnStatus: {
    success: fromRoom("guest", (roomId) => ({ roomId, status: "dontDisturb" })),
  },
  muteSelf: {
    success: fromRoom("guest", (roomId) => ({ roomId, audioMuted: false })),
  },
  muteParticipant: {
    success: fromRoom("host", (roomId, { guest }) => ({
      roomId,
      accountId: guest.live.accountId,
      audio: true,
      video: true,
    })),
    participantNotFound: fromRoom("host", (roomId) => ({ roomId, accountId: newId(), audio: true, video: true })),
  },
  letIn: {
    success: fromRoom("host", (roomId, { guest }) => ({ roomId, accountId: guest.live.accountId })),
    participantNotFound: fromRoom("host", (roomId) => ({ roomId, accountId: newId() })),
  },
  checkMedia: { success: async (world) => ({ by: await world.guest(), input: {} }) },
  getIceServers: { success: async (world) => ({ by: await world.guest(), input: {} }) },
} satisfies Partial<Cases>;
