import type { operations } from "@atrium/contract";
import { decideMuteParticipant } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import type { PeopleNeeds } from "./placeOf.ts";

export const muteParticipant: Handler<typeof operations.muteParticipant, PeopleNeeds> = async (
  needs,
  { accountId, subject: { spaceId, role } },
  { roomId, ...muting },
) => {
  const by = { name: needs.people.find(spaceId, accountId)?.name ?? "", role };
  return needs.people.onRoom({ spaceId, roomId }, decideMuteParticipant, { ...muting, by });
};
