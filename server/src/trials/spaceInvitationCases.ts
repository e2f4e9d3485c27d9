import { must, newId } from "@atrium/contract";
import type { AccountId, RoomId } from "@atrium/contract";
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
  followPerson: { success: following("host"), participantNotFound: following("nobody") },
} satisfies Partial<Cases>;
