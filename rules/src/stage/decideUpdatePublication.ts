import { refuse } from "@atrium/contract";
import { decided, mergeMember } from "../live/decision.ts";
import type { RoomRule } from "../live/decision.ts";
import { may } from "../permissions/may.ts";
import { anotherShares, isOnStage } from "./stageParts.ts";

interface Published {
  audio?: boolean | undefined;
  video?: boolean | undefined;
  screen?: boolean | undefined;
}
type Refused = "invalidRoomType" | "alreadyNotOnStage" | "anotherAccountIsTranslating" | "forbidden";

/** Turning off is always allowed, even for somebody who is no longer a presenter. */
export const decideUpdatePublication: RoomRule<Published, Refused> = (scene, self, published) => {
  const { accountId } = self.member;
  if (scene.room.type !== "stage") return refuse("invalidRoomType");
  const turnsOn = published.audio === true || published.video === true || published.screen === true;
  if (turnsOn && !isOnStage(scene.inRoom, accountId)) return refuse("alreadyNotOnStage");
  const asker = { role: self.participant.role, roomFlags: scene.room.permissions };
  const mayNot =
    (published.audio === true && !may("room.useMicrophone", asker)) ||
    (published.video === true && !may("room.useCamera", asker)) ||
    (published.screen === true && !may("room.shareScreen", asker));
  if (mayNot) return refuse("forbidden");
  if (published.screen === true && anotherShares(scene, accountId)) return refuse("anotherAccountIsTranslating");
  return decided({ patches: [mergeMember(accountId, changesOf(published))] });
};

const changesOf = ({ audio, video, screen }: Published) => ({
  ...(audio !== undefined && { audioMuted: !audio }),
  ...(video !== undefined && { videoMuted: !video }),
  ...(screen !== undefined && { sharingScreen: screen }),
  ...(audio === true && { forceMutedAudio: false }),
  ...(video === true && { forceMutedVideo: false }),
});
