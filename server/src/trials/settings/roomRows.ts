import { ROOM_FLAGS } from "@atrium/contract";
import type { InputOf, Operations, Room, RoomFlag } from "@atrium/contract";
import { DEFAULT_ROOM_FLAGS } from "@atrium/rules";
import { expect } from "vitest";
import { ADMIN_ROLES } from "./settingRow.ts";
import type { SettingRow, ShownRoom } from "./settingRow.ts";

type Input = Omit<InputOf<Operations["updateRoom"]>, "roomId">;
/** All settings of a room, with its fifteen permissions as one setting each. */
export type RoomSetting = Exclude<keyof Input, "permissions"> | `permissions.${RoomFlag}`;
type Row = SettingRow<Input, ShownRoom>;

/** A setting that is read as it was written. */
const same = <Asked extends Input & ShownRoom>(asked: Asked): Row => ({ asked: () => asked, shown: asked });

/** One row for each setting of a room: one without a row does not compile. */
export const roomRows: Readonly<Record<RoomSetting, Row>> = {
  name: same({ name: "Курилка" }),
  isHidden: { ...same({ isHidden: true }), closedTo: ["SPACE_MEMBER", "SPACE_GUEST", "PUBLIC_GUEST"] },
  blocked: { ...same({ blocked: true }), closedTo: ["SPACE_MODERATOR", "SPACE_MEMBER", "SPACE_GUEST", "PUBLIC_GUEST"] },
  password: {
    asked: () => ({ password: "open sesame" }),
    shown: { hasPassword: true },
    secret: "open sesame",
  },
  type: { asked: () => ({ type: "stage" }), shown: { type: "stage", capacity: 5000 } },
  bgImageUrl: same({ bgImageUrl: "floor:garden" }),
  bgUploadId: {
    asked: async ({ upload }) => ({ bgUploadId: await upload("roomBackground") }),
    shown: { bgImageUrl: expect.stringMatching(/^\/files\//u), dominantColor: "#204060" },
  },
  bgMode: {
    asked: async ({ upload }) => ({ bgUploadId: await upload("roomBackground"), bgMode: "FIXED" }),
    shown: { bgMode: "FIXED", size: { w: 1200, h: 900 } },
  },
  bgLaying: same({ bgLaying: "TILE" }),
  bgBrightness: same({ bgBrightness: 60 }),
  defaultZoomLevel: same({ defaultZoomLevel: 150 }),
  scrollableBackground: same({ scrollableBackground: false }),
  gridViewByDefault: same({ gridViewByDefault: true }),
  capacity: same({ capacity: 12 }),
  chatSlowSeconds: same({ chatSlowSeconds: 30 }),
  shield: { ...same({ shield: true }), changers: [...ADMIN_ROLES, "SPACE_MODERATOR"] },
  title: same({ title: "Stand-up" }),
  description: same({ description: "Every morning" }),
  stageTitle: same({ stageTitle: "Soon" }),
  stageDescription: same({ stageDescription: "The talk begins at ten" }),
  ...(Object.fromEntries(ROOM_FLAGS.map((flag) => [`permissions.${flag}`, flipped(flag)])) as Record<
    `permissions.${RoomFlag}`,
    Row
  >),
};

function flipped(flag: RoomFlag): Row {
  const permissions = { [flag]: !DEFAULT_ROOM_FLAGS[flag] };
  return { asked: () => ({ permissions }), shown: { permissions: { ...DEFAULT_ROOM_FLAGS, ...permissions } } };
}

/** Fields that are no settings of the room, and why. */
type Otherwise = "given with the room" | "by the list" | "by recording";

/** Where each readable field of a room comes from: a missing one does not compile. */
export const roomFields: Readonly<Record<keyof Room, readonly RoomSetting[] | Otherwise>> = {
  id: "given with the room",
  spaceId: "given with the room",
  position: "by the list",
  groupId: "by the list",
  recordingInProgress: "by recording",
  recordingStartedAt: "by recording",
  recordingByName: "by recording",
  recordingProof: "by recording",
  name: ["name"],
  type: ["type"],
  bgMode: ["bgMode"],
  bgImageUrl: ["bgImageUrl", "bgUploadId"],
  bgLaying: ["bgLaying"],
  bgBrightness: ["bgBrightness"],
  dominantColor: ["bgUploadId"],
  size: ["bgMode"],
  capacity: ["capacity", "type"],
  isHidden: ["isHidden"],
  blocked: ["blocked"],
  hasPassword: ["password"],
  permissions: ROOM_FLAGS.map((flag): RoomSetting => `permissions.${flag}`),
  defaultZoomLevel: ["defaultZoomLevel"],
  gridViewByDefault: ["gridViewByDefault"],
  title: ["title"],
  description: ["description"],
  stageTitle: ["stageTitle"],
  stageDescription: ["stageDescription"],
  scrollableBackground: ["scrollableBackground"],
  chatSlowSeconds: ["chatSlowSeconds"],
  shield: ["shield"],
};
