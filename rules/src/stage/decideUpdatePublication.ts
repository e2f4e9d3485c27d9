import { refuse } from "@atrium/contract";
import type { RoomPatch } from "@atrium/contract";
import { decided, mergeMember } from "../live/decision.ts";
import type { RoomRule, RoomScene, RoomSelf } from "../live/decision.ts";
import { may } from "../permissions/may.ts";
import { isHost } from "../permissions/principals.ts";
import { anotherShares, endPages, isOnStage, showPage } from "./stageParts.ts";

interface Published {
  audio?: boolean | undefined;
  video?: boolean | undefined;
  screen?: boolean | undefined;
  iframeUrl?: string | null | undefined;
}
type Refused =
  | "invalidRoomType"
  | "alreadyNotOnStage"
  | "anotherAccountIsTranslating"
  | "elementIsForbidden"
  | "forbidden";

/** Turning off is always allowed, even for somebody who is no longer a presenter. */
export const decideUpdatePublication: RoomRule<Published, Refused> = (scene, self, published) => {
  const { accountId } = self.member;
  if (scene.room.type !== "stage") return refuse("invalidRoomType");
  const begins = begun(published);
  if (Object.values(begins).includes(true) && !isOnStage(scene.inRoom, accountId)) return refuse("alreadyNotOnStage");
  const asker = { role: self.participant.role, roomFlags: scene.room.permissions };
  const mayNot =
    (begins.audio && !may("room.useMicrophone", asker)) ||
    (begins.video && !may("room.useCamera", asker)) ||
    (begins.screen && !may("room.shareScreen", asker));
  if (mayNot) return refuse("forbidden");
  if (begins.page && !may("element.addIframe", asker)) return refuse("elementIsForbidden");
  if (isTaken(scene, self, begins)) return refuse("anotherAccountIsTranslating");
  const changes = changesOf(published);
  const own = Object.keys(changes).length === 0 ? [] : [mergeMember(accountId, changes)];
  return decided({ patches: [...own, ...pagesAfter(scene, self, published)] });
};

const begun = ({ audio, video, screen, iframeUrl }: Published) => ({
  audio: audio === true,
  video: video === true,
  screen: screen === true,
  page: typeof iframeUrl === "string",
});

/** A stage has one place for what is shown, also for somebody's own screen and page. */
function isTaken(scene: RoomScene, { member }: RoomSelf, { screen, page }: ReturnType<typeof begun>): boolean {
  if (page && (screen || member.sharingScreen)) return true;
  return (screen || page) && anotherShares(scene, member.accountId);
}

function pagesAfter(
  { inRoom }: RoomScene,
  { member: { accountId }, participant }: RoomSelf,
  { screen, iframeUrl }: Published,
): RoomPatch[] {
  if (typeof iframeUrl === "string") return [showPage(accountId, iframeUrl)];
  if (iframeUrl === null) return endPages(inRoom, (id) => id === accountId || isHost(participant.role));
  return screen === true ? endPages(inRoom, (id) => id === accountId) : [];
}

const changesOf = ({ audio, video, screen }: Published) => ({
  ...(audio !== undefined && { audioMuted: !audio }),
  ...(video !== undefined && { videoMuted: !video }),
  ...(screen !== undefined && { sharingScreen: screen }),
  ...(audio === true && { forceMutedAudio: false }),
  ...(video === true && { forceMutedVideo: false }),
});
