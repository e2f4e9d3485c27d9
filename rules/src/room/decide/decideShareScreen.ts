import { refuse } from "@atrium/contract";
import { decided, mergeMember } from "../../live/decision.ts";
import type { RoomRule } from "../../live/decision.ts";
import { may } from "../../permissions/may.ts";
import { anotherShares, endPages, onlyListens } from "../../stage/stageParts.ts";

/** Announces that somebody starts or stops sharing their screen. Stopping is always allowed. */
export const decideShareScreen: RoomRule<{ screen: boolean }, "forbidden"> = (scene, self, { screen }) => {
  const asker = { role: self.participant.role, roomFlags: scene.room.permissions };
  if (screen && (onlyListens(scene, self.participant) || !may("room.shareScreen", asker))) return refuse("forbidden");
  if (screen && anotherShares(scene, self.member.accountId)) return refuse("forbidden");
  const { accountId } = self.member;
  // A screen takes the place of the page that one shows.
  const ended = screen ? endPages(scene.inRoom, (id) => id === accountId) : [];
  return decided({ patches: [mergeMember(accountId, { sharingScreen: screen }), ...ended] });
};
