import { constants } from "@atrium/contract";
import type { Typing } from "@atrium/contract";
import { decided } from "../live/decision.ts";
import type { OutsideRule } from "../live/decision.ts";
import { may } from "../permissions/may.ts";

/** Shows typing in a room to the others there who may read its chat; to nobody in a crowd. */
export const decideTellTyping: OutsideRule<Typing> = ({ inSpace, inRoom }, typing) => {
  const people = [...inRoom.all("member")].map(({ accountId }) => accountId);
  if (people.length > constants.chat.mostToldOfTyping) return decided();
  const readers = people.filter((accountId) => {
    const role = inSpace.get("participant", accountId)?.role;
    return accountId !== typing.accountId && role !== undefined && may("room.readChat", { role });
  });
  return decided({ events: readers.length === 0 ? [] : [{ to: readers, event: { kind: "chatTyping", typing } }] });
};
