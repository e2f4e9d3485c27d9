import { must, newId } from "@atrium/contract";
import type { AccountId, OperationName } from "@atrium/contract";
import type { Attempt, Cases, World } from "./world.ts";

type Who = "host" | "guest";
type Act = "startTranslation" | "watchForUser";

interface Start {
  by: Who;
  type?: "collaboration" | "spatial";
  /** What is done first, and by whom. */
  before?: readonly [Who, Act];
  /** The person it is about, if not the other one. */
  whom?: AccountId;
}

/** Both people on a board, or in another room. */
const onBoard =
  <Name extends OperationName>(name: Name, { by, type = "collaboration", before, whom }: Start) =>
  async (world: World): Promise<Attempt<Name>> => {
    const scene = await world.scene();
    const room = must(scene.rooms[0], "every template has rooms");
    if (type !== "spatial") await world.setRoom(scene, room, { type });
    const { id: roomId } = room;
    await scene.host.live.join(roomId);
    await scene.guest.live.join(roomId);
    const other = (who: Who) => scene[who === "host" ? "guest" : "host"].live.accountId;
    const about = (who: Who, act: OperationName, accountId = other(who)) =>
      act === "watchForUser" ? { roomId, accountId } : { roomId };
    if (before !== undefined) {
      const [who, act] = before;
      const reply = await scene[who].live.call(act, about(who, act));
      if (!("success" in reply)) throw new Error(`${act}: ${JSON.stringify(reply)}`);
    }
    return { by: scene[by], input: about(by, name, whom) } as Attempt<Name>;
  };

export const boardCases = {
  watchForUser: {
    success: onBoard("watchForUser", { by: "guest" }),
    invalidRoomType: onBoard("watchForUser", { by: "guest", type: "spatial" }),
    participantNotFound: onBoard("watchForUser", { by: "guest", whom: newId<AccountId>() }),
    alreadyTranslating: onBoard("watchForUser", { by: "guest", before: ["guest", "startTranslation"] }),
  },
  unwatchUser: {
    success: onBoard("unwatchUser", { by: "guest", before: ["host", "startTranslation"] }),
    invalidRoomType: onBoard("unwatchUser", { by: "guest", type: "spatial" }),
    notWatching: onBoard("unwatchUser", { by: "guest" }),
  },
  startTranslation: {
    success: onBoard("startTranslation", { by: "host", before: ["host", "watchForUser"] }),
    invalidRoomType: onBoard("startTranslation", { by: "guest", type: "spatial" }),
    alreadyTranslating: onBoard("startTranslation", { by: "guest", before: ["guest", "startTranslation"] }),
    anotherAccountIsTranslating: onBoard("startTranslation", { by: "guest", before: ["host", "startTranslation"] }),
  },
  stopTranslation: {
    success: onBoard("stopTranslation", { by: "guest", before: ["guest", "startTranslation"] }),
    invalidRoomType: onBoard("stopTranslation", { by: "guest", type: "spatial" }),
    notTranslating: onBoard("stopTranslation", { by: "guest", before: ["host", "startTranslation"] }),
  },
} satisfies Partial<Cases>;
