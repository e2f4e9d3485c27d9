import type { AccountId, ErrorCode, RoomId, SpaceId } from "@atrium/contract";
import type { RoomRule } from "@atrium/rules";
import type { LivePeople } from "./livePeople.ts";
import { placeOf } from "./placeOf.ts";

export interface ActNeeds {
  people: Pick<LivePeople, "inRoom">;
}

interface Acting {
  accountId: AccountId;
  subject: { spaceId: SpaceId };
  nowMs: number;
}

/** The handler of what somebody does in the room they are in, as this rule decides it. The rule may need the time. */
export const actInRoom =
  <Input extends { roomId: RoomId }, Code extends ErrorCode>(
    rule: RoomRule<NoInfer<Input> & Pick<Acting, "nowMs">, Code>,
  ) =>
  async (needs: ActNeeds, context: Acting, input: Input) =>
    needs.people.inRoom(placeOf(context, input), rule, { ...input, nowMs: context.nowMs });
