import { z } from "zod";
import { AccountId, RoomId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";

const onBoard = {
  subject: "room",
  inside: "room",
  keeps: "live",
  transport: "both",
  success: z.object({}),
} as const;
const own = z.strictObject({ roomId: RoomId });

export const watchForUser = operation({
  ...onBoard,
  name: "watchForUser",
  says: "The caller sees of the board what another person sees, who is told; for the presenter this ends a stepping out. It ends when one of the two leaves the room. Two people cannot follow each other.",
  input: z.strictObject({ roomId: RoomId, accountId: AccountId }),
  refusals: ["invalidRoomType", "participantNotFound", "alreadyTranslating"],
  may: "room.watch",
});

export const unwatchUser = operation({
  ...onBoard,
  name: "unwatchUser",
  says: "The caller follows nobody on the board any more, the presenter included.",
  input: own,
  refusals: ["invalidRoomType", "notWatching"],
  may: "room.watch",
});

export const startTranslation = operation({
  ...onBoard,
  name: "startTranslation",
  says: "Starts presenting on a board: everybody in the room sees what the caller sees until they step out of it.",
  input: own,
  refusals: ["invalidRoomType", "alreadyTranslating", "anotherAccountIsTranslating"],
  may: "room.present",
});

export const stopTranslation = operation({
  ...onBoard,
  name: "stopTranslation",
  says: "Ends the caller's presenting. Always allowed: the right may have been revoked meanwhile.",
  input: own,
  refusals: ["invalidRoomType", "notTranslating"],
  may: "room.watch",
});
