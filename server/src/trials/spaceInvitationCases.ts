import { must, newId } from "@atrium/contract";
import type { AccountId, ElementId, RoomId } from "@atrium/contract";
import type { Cases, Person, Scene, World } from "./world.ts";

const roomOf = ({ rooms }: Scene) => must(rooms[0], "every template has rooms");

type Who = "host" | "guest";
interface Invited {
  by: Person;
  input: { roomId: RoomId; accountId: AccountId };
}

/** Host and guest are in the first room, and the host has invited the guest; `by` calls about the other. */
const about =
  (by: Who, other: Who | "nobody", isInvited = true) =>
  async (world: World): Promise<Invited> => {
    const scene = await world.scene();
    const roomId = roomOf(scene).id;
    await scene.host.live.join(roomId);
    await scene.guest.live.join(roomId);
    const input = { roomId, accountId: scene.guest.live.accountId };
    if (isInvited) await scene.host.live.call("createSpaceInvitation", input);
    return { by: scene[by], input: { roomId, accountId: other === "nobody" ? newId() : scene[other].live.accountId } };
  };

/** A guest's call. */
const following = (other: "host" | "nobody") => async (world: World) => {
  const { spaceId, host, guest } = await world.scene();
  const accountId = other === "nobody" ? newId<AccountId>() : host.live.accountId;
  return { by: guest, input: { spaceId, accountId } };
};

/** The host is behind the closed door of an area of theirs, and the guest, in the same room, before it. */
async function atDoor(world: World, knocks: boolean) {
  const scene = await world.scene();
  const roomId = roomOf(scene).id;
  const { live, browser } = scene.host;
  await live.join(roomId);
  const areaId = newId<ElementId>();
  const whole = { roomId, id: areaId, pos: { x: 0, y: 0 }, width: 3200, height: 1800 };
  must((await browser.call("addPrivateAreaElement", { ...whole, name: "Focus corner" })).value, "added");
  const isIn = () => live.room?.records.member[live.accountId]?.privateAreaIds.includes(areaId) === true;
  await live.until(isIn, "the host is in the area");
  must((await browser.call("updatePrivateAreaElement", { roomId, id: areaId, open: false })).value, "closed");
  await scene.guest.live.join(roomId);
  if (knocks) await scene.guest.live.call("knock", { roomId, areaId });
  return { scene, roomId, areaId };
}

const knocking =
  (isThere = true) =>
  async (world: World) => {
    const { scene, roomId, areaId } = await atDoor(world, false);
    return { by: scene.guest, input: { roomId, areaId: isThere ? areaId : newId<ElementId>() } };
  };

const answering = (knocks: boolean) => async (world: World) => {
  const { scene, roomId } = await atDoor(world, knocks);
  return { by: scene.host, input: { roomId, accountId: scene.guest.live.accountId, letsIn: true } };
};

const askingOut =
  (isThere = true) =>
  async (world: World) => {
    const { scene, roomId, areaId } = await atDoor(world, false);
    return { by: scene.host, input: { roomId, areaId: isThere ? areaId : newId<ElementId>() } };
  };

export const spaceInvitationCases = {
  createSpaceInvitation: {
    success: about("host", "guest", false),
    participantNotFound: about("host", "nobody", false),
    async roomIsHidden(world) {
      const scene = await world.scene();
      const room = roomOf(scene);
      await world.setRoom(scene, room, { isHidden: true });
      await scene.host.live.join(room.id);
      return { by: scene.host, input: { roomId: room.id, accountId: scene.guest.live.accountId } };
    },
  },
  acceptSpaceInvitation: { success: about("guest", "host"), inviteNotFound: about("guest", "host", false) },
  rejectSpaceInvitation: { success: about("guest", "host"), inviteNotFound: about("guest", "host", false) },
  cancelSpaceInvitation: { success: about("host", "guest"), inviteNotFound: about("host", "guest", false) },
  knock: { success: knocking(), elementNotFound: knocking(false) },
  answerKnock: { success: answering(true), inviteNotFound: answering(false) },
  askOutOfArea: { success: askingOut(), elementNotFound: askingOut(false) },
  followPerson: { success: following("host"), participantNotFound: following("nobody") },
} satisfies Partial<Cases>;
