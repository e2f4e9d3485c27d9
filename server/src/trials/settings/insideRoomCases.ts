import { newId, ROOM_FLAGS } from "@atrium/contract";
import type { ChatClientId, RoomFlag } from "@atrium/contract";
import { expect } from "vitest";
import { codeOf, FELT_WITHIN_MS } from "./insideScene.ts";
import type { InsideScene } from "./insideScene.ts";
import type { RoomSetting } from "./roomRows.ts";

type Case = (scene: InsideScene) => Promise<void>;

/** What a setting of a room does to people inside and to newcomers, one case each: a missing one does not compile. */
export const insideRoomCases: Readonly<Record<RoomSetting, Case>> = {
  name: shows({ name: "Курилка" }),
  title: shows({ title: "Stand-up" }),
  description: shows({ description: "Every morning" }),
  stageTitle: shows({ stageTitle: "Soon" }),
  stageDescription: shows({ stageDescription: "The talk begins at ten" }),
  bgImageUrl: shows({ bgImageUrl: "floor:garden" }),
  bgLaying: shows({ bgLaying: "FIT" }),
  bgBrightness: shows({ bgBrightness: 60 }),
  defaultZoomLevel: shows({ defaultZoomLevel: 150 }),
  scrollableBackground: shows({ scrollableBackground: false }),
  gridViewByDefault: shows({ gridViewByDefault: true }),
  bgUploadId: async (scene) => {
    await scene.changeRoom(scene.room.id, { bgUploadId: await scene.upload("roomBackground") });
    await scene.untilRoom(scene.room.id, { bgImageUrl: expect.stringMatching(/^\/files\//u) });
  },
  bgMode: async (scene) => {
    await scene.changeRoom(scene.room.id, { bgUploadId: await scene.upload("roomBackground"), bgMode: "FIXED" });
    await scene.untilRoom(scene.room.id, { bgMode: "FIXED", size: { w: 1200, h: 900 } });
  },
  isHidden: async (scene) => {
    await scene.changeRoom(scene.otherRoom.id, { isHidden: true });
    await isOutOfSight(scene);
    expect(await scene.join(scene.otherRoom.id)).toBe("roomIsHidden");
    await staysWhere(scene, { isHidden: true });
  },
  blocked: async (scene) => {
    await scene.changeRoom(scene.otherRoom.id, { blocked: true });
    await isOutOfSight(scene);
    expect(await scene.join(scene.otherRoom.id)).toBe("roomIsBlocked");
    await staysWhere(scene, { blocked: true });
  },
  password: async (scene) => {
    await scene.changeRoom(scene.otherRoom.id, { password: "open sesame" });
    await scene.untilRoom(scene.otherRoom.id, { hasPassword: true });
    const join = (password?: string) => scene.join(scene.otherRoom.id, password === undefined ? {} : { password });
    expect([await join(), await join("sesame"), await join("open sesame")]).toEqual([
      "invalidPassword",
      "invalidPassword",
      "success",
    ]);
    // Changing the password removes nobody, and those who return are not asked.
    await scene.changeRoom(scene.otherRoom.id, { password: "another one" });
    expect(await join()).toBe("success");
    expect(await scene.join(scene.room.id)).toBe("success");
    expect(await join("open sesame")).toBe("invalidPassword");
  },
  type: async (scene) => {
    await scene.changeRoom(scene.room.id, { type: "stage" });
    await scene.untilRoom(scene.room.id, { type: "stage", capacity: 5000 });
    expect(codeOf(await scene.host.call("setMegaphone", { roomId: scene.room.id, on: true }))).toBe("invalidRoomType");
  },
  capacity: async (scene) => {
    await scene.changeRoom(scene.room.id, { capacity: 1 });
    await scene.untilRoom(scene.room.id, { capacity: 1 });
    const third = await (await scene.newcomer()).enter(scene.spaceId);
    expect(await scene.join(scene.room.id, { by: third })).toBe("roomCapacityReached");
    expect(await scene.join(scene.room.id)).toBe("success");
    await scene.changeRoom(scene.room.id, { capacity: 3 });
    expect(await scene.join(scene.room.id, { by: third })).toBe("success");
  },
  chatSlowSeconds: async (scene) => {
    await scene.changeRoom(scene.room.id, { chatSlowSeconds: 30 });
    await scene.untilRoom(scene.room.id, { chatSlowSeconds: 30 });
    expect([await says(scene), await says(scene)]).toEqual(["success", "tooOftenAttempts"]);
  },
  shield: async (scene) => {
    await scene.changeRoom(scene.room.id, { shield: true });
    await scene.untilRoom(scene.room.id, { shield: true });
    const [roomId, third] = [scene.room.id, await (await scene.newcomer()).enter(scene.spaceId)];
    await scene.join(roomId, { by: third });
    const speak = async (by: typeof third) => codeOf(await by.call("muteSelf", { roomId, audioMuted: false }));
    expect([await speak(scene.guest), await speak(third)]).toEqual(["success", "forbidden"]);
    await scene.changeRoom(roomId, { shield: false });
    await scene.untilRoom(roomId, { shield: false });
    expect(await speak(third)).toBe("success");
  },
  ...(Object.fromEntries(ROOM_FLAGS.map((flag) => [`permissions.${flag}`, flips(flag)])) as Record<
    `permissions.${RoomFlag}`,
    Case
  >),
};

/** What a guest does with a permission, and how it ends. Media permissions have their own test: `mediaDoors`. */
const DEEDS: Readonly<Partial<Record<RoomFlag, (scene: InsideScene) => Promise<string>>>> = {
  audio: async ({ guest, room }) => codeOf(await guest.call("muteSelf", { roomId: room.id, audioMuted: false })),
  video: async ({ guest, room }) => codeOf(await guest.call("muteSelf", { roomId: room.id, videoMuted: false })),
  megaphone: async ({ guest, room }) => codeOf(await guest.call("setMegaphone", { roomId: room.id, on: true })),
  reactions: async ({ guest, room }) => codeOf(await guest.call("sendEmotion", { roomId: room.id, emotion: "👋" })),
  chat: (scene) => says(scene),
};

/** Turned off and on again while the guest is inside: it is refused from then on, and allowed again. */
function flips(flag: RoomFlag): Case {
  return async (scene) => {
    const doIt = DEEDS[flag];
    for (const isOn of [false, true]) {
      await scene.changeRoom(scene.room.id, { permissions: { [flag]: isOn } });
      await scene.untilRoom(scene.room.id, { permissions: { [flag]: isOn } });
      if (doIt === undefined) continue;
      expect([flag, isOn, (await doIt(scene)) === "success"]).toEqual([flag, isOn, isOn]);
    }
  };
}

/** People inside see the change in the room's record. */
function shows(changes: Parameters<InsideScene["changeRoom"]>[1]): Case {
  return async (scene) => {
    await scene.changeRoom(scene.room.id, changes);
    await scene.untilRoom(scene.room.id, changes);
  };
}

async function isOutOfSight({ guest, otherRoom }: InsideScene): Promise<void> {
  const seen = () => guest.space.records.room[otherRoom.id] ?? null;
  await expect.poll(seen, { timeout: FELT_WITHIN_MS, interval: 20 }).toBeNull();
}

/** Whoever is in the room still sees it and stays. */
async function staysWhere(scene: InsideScene, changes: { isHidden: true } | { blocked: true }): Promise<void> {
  await scene.changeRoom(scene.room.id, changes);
  await scene.untilRoom(scene.room.id, changes);
  expect(await scene.join(scene.room.id)).toBe("success");
}

async function says({ guest, room }: InsideScene): Promise<string> {
  const said = { roomId: room.id, clientId: newId<ChatClientId>(), content: "Hello" };
  return codeOf(await guest.call("postRoomChatMessage", said));
}
