import { refuse } from "@atrium/contract";
import { decided, mergeMember } from "../../live/decision.ts";
import type { RoomRule } from "../../live/decision.ts";
import { may } from "../../permissions/may.ts";
import { isHeld } from "../shield.ts";

/** Announces that somebody starts or stops sharing their screen. Stopping is always allowed. */
export const decideShareScreen: RoomRule<{ screen: boolean }, "forbidden"> = ({ room }, self, { screen }) => {
  const asker = { role: self.participant.role, roomFlags: room.permissions };
  if (screen && (isHeld(self.participant) || !may("room.shareScreen", asker))) return refuse("forbidden");
  return decided({ patches: [mergeMember(self.member.accountId, { sharingScreen: screen })] });
};
