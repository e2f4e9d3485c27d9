import { constants } from "@atrium/contract";
import type { AccountId, RoomType } from "@atrium/contract";
import type { Reception, ShapeReception } from "../../media/index.ts";

const { ducked } = constants.broadcast;

interface OnAir {
  speakerId: AccountId;
  roomType: RoomType;
  isDucked: boolean;
}

/** During a broadcast its speaker is heard only there, and the room's own voices and screens are quieter. */
export const airReception =
  ({ speakerId, roomType, isDucked }: OnAir): ShapeReception =>
  (decided) =>
    new Map(
      [...decided].map(([accountId, reception]): [AccountId, Reception] => {
        if (accountId === speakerId) return [accountId, { ...reception, audio: false, gain: 0 }];
        if (!isDucked) return [accountId, reception];
        const { gain } = reception;
        const voice = roomType === "stage" ? ducked.stage : ducked.voices;
        return [accountId, { ...reception, gain: gain * voice, screenGain: gain * ducked.videos }];
      }),
    );

export const asDecided: ShapeReception = (decided) => decided;
