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

/** Makes the handler of an action in the caller's room from a rule. The rule may need the time. */
export const actInRoom =
  <Input extends { roomId: RoomId }, Code extends ErrorCode>(
    rule: RoomRule<NoInfer<Input> & Pick<Acting, "nowMs">, Code>,
  ) =>
  async (needs: ActNeeds, context: Acting, input: Input) =>
    needs.people.inRoom(placeOf(context, input), rule, { ...input, nowMs: context.nowMs });
