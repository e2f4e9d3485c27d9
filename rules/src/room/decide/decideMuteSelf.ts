import { refuse } from "@atrium/contract";
import type { RoomPermissions, SpaceRole } from "@atrium/contract";
import { decided, mergeMember } from "../../live/decision.ts";
import type { RoomRule } from "../../live/decision.ts";
import { may } from "../../permissions/may.ts";
import { onlyListens } from "../../stage/stageParts.ts";

interface Sent {
  audioMuted?: boolean | undefined;
  videoMuted?: boolean | undefined;
}

/** Turning off is always allowed: the right may have been revoked while something was on. Clears a host's mute. */
export const decideMuteSelf: RoomRule<Sent, "forbidden"> = (scene, { participant, member }, sent) => {
  const { audioMuted, videoMuted } = sent;
  if (isTurningOn(sent) && onlyListens(scene, participant)) return refuse("forbidden");
  if (!maySend(sent, participant.role, scene.room.permissions)) return refuse("forbidden");
  const changes = {
    ...(audioMuted !== undefined && { audioMuted }),
    ...(videoMuted !== undefined && { videoMuted }),
    ...(audioMuted === false && { forceMutedAudio: false }),
    ...(videoMuted === false && { forceMutedVideo: false }),
  };
  return decided({ patches: [mergeMember(member.accountId, changes)] });
};

const isTurningOn = ({ audioMuted, videoMuted }: Sent): boolean => audioMuted === false || videoMuted === false;

function maySend({ audioMuted, videoMuted }: Sent, role: SpaceRole, roomFlags: RoomPermissions): boolean {
  if (audioMuted === false && !may("room.useMicrophone", { role, roomFlags })) return false;
  return videoMuted !== false || may("room.useCamera", { role, roomFlags });
}
