import { must, newId, screenStreamOf } from "@atrium/contract";
import type { ElementId, RoomElement, RoomId, UploadId } from "@atrium/contract";
import type { Attempt, Cases, Scene, World } from "./world.ts";

type Who = "host" | "guest";
interface Inside {
  world: World;
  scene: Scene;
  roomId: RoomId;
}

const placed = (roomId: RoomId, id = newId<ElementId>()) => ({
  roomId,
  id,
  pos: { x: 100, y: 200 },
  width: 240,
  height: 80,
});

/** A scene whose people are both in the first room. */
async function inRoom(
  world: World,
  flags: Partial<Record<"text" | "image" | "iframe" | "share" | "privateArea" | "elementVideo", boolean>> = {},
): Promise<Inside> {
  const scene = await world.scene();
  const room = must(scene.rooms[0], "every template has rooms");
  if (Object.keys(flags).length > 0)
    await world.setRoom(scene, room, { permissions: { ...room.permissions, ...flags } });
  await scene.host.live.join(room.id);
  await scene.guest.live.join(room.id);
  return { world, scene, roomId: room.id };
}

type Add =
  | "addTextElement"
  | "addNoteElement"
  | "addImageElement"
  | "addPdfElement"
  | "addVideoElement"
  | "addIframeElement"
  | "addScreenShareElement"
  | "addSpawnSpotElement"
  | "addPrivateAreaElement";
/** The input that adds an element of a kind, apart from its position. */
const holds = {
  addTextElement: () => Promise.resolve({ content: "Agenda" }),
  addNoteElement: () => Promise.resolve({ content: "Agenda" }),
  addImageElement: async ({ world, scene }: Inside, who: Who) => ({
    uploadId: await world.uploaded(scene[who], "file"),
  }),
  addPdfElement: async ({ world, scene }: Inside, who: Who) => ({
    uploadId: await world.uploaded(scene[who], "file", 3),
  }),
  addVideoElement: () => Promise.resolve({ url: "https://youtu.be/dQw4w9WgXcQ" }),
  addIframeElement: () => Promise.resolve({ url: "https://example.org/numbers" }),
  addScreenShareElement: async ({ scene }: Inside, who: Who) => {
    scene[who].live.send({ type: "sharing", screen: true });
    return { streamId: screenStreamOf(must(scene[who].accountId, "signed in")) };
  },
  addSpawnSpotElement: () => Promise.resolve({}),
  addPrivateAreaElement: () => Promise.resolve({ name: "Focus corner" }),
} as const;

async function attemptToAdd<Name extends Add>(name: Name, inside: Inside, { who, id }: { who: Who; id?: ElementId }) {
  const input = { ...placed(inside.roomId, id), ...(await holds[name](inside, who)) };
  return { by: inside.scene[who], input } as Attempt<Name>;
}

/** An element in the room, once everybody sees it. */
async function added(inside: Inside, name: Add): Promise<ElementId> {
  const { by, input } = await attemptToAdd(name, inside, { who: "host" });
  must((await by.browser.call(name, input)).value, "added");
  await seen(inside, input.id, () => true);
  return input.id;
}

const seen = ({ scene }: Inside, id: ElementId, is: (element: RoomElement) => boolean) =>
  scene.host.live.until((each) => {
    const element = each.room?.records.element[id];
    return element !== undefined && is(element);
  }, "the element shows");

const adding = <Name extends Add>(name: Name, flags: Parameters<typeof inRoom>[1]) => ({
  success: async (world: World) => attemptToAdd(name, await inRoom(world), { who: "host" }),
  elementIsForbidden: async (world: World) => attemptToAdd(name, await inRoom(world, flags), { who: "guest" }),
  async alreadyExists(world: World) {
    const inside = await inRoom(world);
    return attemptToAdd(name, inside, { who: "host", id: await added(inside, name) });
  },
  async elementsQuantityExceeded(world: World) {
    const inside = await inRoom(world);
    await world.arrange.team(inside.scene.teamId, { plan: "free" });
    for (let count = 0; count < 3; count += 1) await added(inside, name);
    return attemptToAdd(name, inside, { who: "host" });
  },
});

/** It does not count among a room's elements. */
const uncounted = <Name extends Add>(...asked: Parameters<typeof adding<Name>>) => {
  const { elementsQuantityExceeded: _never, ...cases } = adding(...asked);
  return cases;
};

/** A call about an element that the host has added. */
const about =
  <Input extends object>(
    { by: who, kind }: { by: Who; kind: Add },
    input: Input,
    prepare?: (at: Inside & { id: ElementId }) => Promise<void>,
  ) =>
  async (world: World) => {
    const inside = await inRoom(world);
    const id = await added(inside, kind);
    await prepare?.({ ...inside, id });
    return { by: inside.scene[who], input: { roomId: inside.roomId, id, ...input } };
  };
async function lockedByHost({ id, ...inside }: Inside & { id: ElementId }): Promise<void> {
  must((await inside.scene.host.browser.call("lockElement", { roomId: inside.roomId, id })).value, "locked");
  await seen(inside, id, ({ lockerRole }) => lockerRole !== null);
}
const changing = <Input extends object>(kind: Add, input: Input) => ({
  success: about({ by: "host", kind }, input),
  async elementNotFound(world: World) {
    const { scene, roomId } = await inRoom(world);
    return { by: scene.host, input: { roomId, id: newId<ElementId>(), ...input } };
  },
  elementLocked: about({ by: "guest", kind }, input, lockedByHost),
});

/** An element that shows a file. */
const showing = (name: "addImageElement" | "addPdfElement") => ({
  ...adding(name, { image: false }),
  async uploadIntentNotFound(world: World) {
    const { scene, roomId } = await inRoom(world);
    return { by: scene.host, input: { ...placed(roomId), uploadId: newId<UploadId>() } };
  },
  async elementNotFound(world: World) {
    const { scene, roomId } = await inRoom(world);
    return { by: scene.host, input: { ...placed(roomId), copyOf: newId<ElementId>() } };
  },
});

async function onFreePlan({ world, scene }: Inside): Promise<void> {
  await world.arrange.team(scene.teamId, { plan: "free" });
}

export const elementCases = {
  addTextElement: adding("addTextElement", { text: false }),
  addNoteElement: adding("addNoteElement", { text: false }),
  addSpawnSpotElement: adding("addSpawnSpotElement", {}),
  addVideoElement: adding("addVideoElement", { elementVideo: false }),
  addIframeElement: adding("addIframeElement", { iframe: false }),
  addScreenShareElement: uncounted("addScreenShareElement", { share: false }),
  addPrivateAreaElement: adding("addPrivateAreaElement", { privateArea: false }),
  addImageElement: showing("addImageElement"),
  addPdfElement: showing("addPdfElement"),
  updateTextElement: changing("addTextElement", { content: "Minutes", pos: { x: 5, y: 6 } }),
  updateNoteElement: changing("addNoteElement", { fontSize: 30 }),
  updateImageElement: changing("addImageElement", { link: "https://example.org/agenda" }),
  updatePdfElement: {
    ...changing("addPdfElement", { page: 2 }),
    contentIsEmpty: about({ by: "host", kind: "addPdfElement" }, { name: " " }),
  },
  updateVideoElement: {
    ...changing("addVideoElement", { state: "play" }),
    contentIsEmpty: about({ by: "host", kind: "addVideoElement" }, {}),
  },
  updateIframeElement: changing("addIframeElement", { url: "https://example.org/plan" }),
  updateScreenShareElement: changing("addScreenShareElement", { width: 640 }),
  updateSpawnSpotElement: changing("addSpawnSpotElement", { width: 300 }),
  updatePrivateAreaElement: changing("addPrivateAreaElement", { name: "Quiet corner" }),
  deleteElement: changing("addTextElement", {}),
  unpinElement: changing("addTextElement", {}),
  unlockElement: changing("addTextElement", {}),
  markElementInUse: changing("addTextElement", { inUse: true }),
  lockElement: {
    ...changing("addTextElement", {}),
    lockNotAllowed: about({ by: "host", kind: "addTextElement" }, {}, onFreePlan),
  },
  pinElement: {
    ...changing("addTextElement", {}),
    elementLocked: about({ by: "guest", kind: "addTextElement" }, {}, async (at) => {
      await lockedByHost(at);
      await at.world.arrange.joinSpace(at.scene.guest, at.scene.spaceId, "SPACE_MEMBER");
    }),
    pinNotAllowed: about({ by: "guest", kind: "addTextElement" }, {}),
  },
  pinOwnElements: {
    async success(world) {
      const inside = await inRoom(world);
      await added(inside, "addTextElement");
      return { by: inside.scene.host, input: { roomId: inside.roomId } };
    },
    async pinNotAllowed(world) {
      const { scene, roomId } = await inRoom(world);
      return { by: scene.guest, input: { roomId } };
    },
  },
  getElementImageDownloadUrl: {
    success: about({ by: "guest", kind: "addImageElement" }, {}),
    elementNotFound: about({ by: "host", kind: "addTextElement" }, {}),
  },
} satisfies Partial<Cases>;
