import type { AccountId, RoomPatch } from "@atrium/contract";
import type { RoomScene } from "../live/decision.ts";
import { may } from "../permissions/may.ts";
import { anotherShares, endPages, showPage } from "./stageParts.ts";

type Scene = Omit<RoomScene, "plan">;

/** Ends the page of whoever the room's flags or their own role let show none any more. */
export const pagesRevoked = (scene: Scene): RoomPatch[] =>
  endPages(scene.inRoom, (accountId) => !mayShowPage(scene, accountId));

/** The page that somebody on stage showed before a restart, unless they may not any more or another one shows something. */
export const pageAgain = (scene: Scene, accountId: AccountId, url: string | null): RoomPatch[] =>
  url !== null && mayShowPage(scene, accountId) && !anotherShares(scene, accountId) ? [showPage(accountId, url)] : [];

function mayShowPage({ room, inSpace }: Scene, accountId: AccountId): boolean {
  const participant = inSpace.get("participant", accountId);
  return participant !== undefined && may("element.addIframe", { role: participant.role, roomFlags: room.permissions });
}
