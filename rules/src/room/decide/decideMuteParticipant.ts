import { refuse } from "@atrium/contract";
import type { AccountId, SpaceRole } from "@atrium/contract";
import { decided, mergeMember } from "../../live/decision.ts";
import type { OutsideRule } from "../../live/decision.ts";
import { outranks } from "../../permissions/principals.ts";

interface Muting {
  accountId: AccountId;
  audio: boolean;
  video: boolean;
  by: { role: SpaceRole; name: string };
}

/** Somebody disconnected can be muted too: their media may still be there. */
export const decideMuteParticipant: OutsideRule<Muting, "participantNotFound" | "forbidden"> = (scene, muting) => {
  const { accountId, audio, video, by } = muting;
  const role = scene.inSpace.get("participant", accountId)?.role;
  if (role === undefined || scene.inRoom.get("member", accountId) === undefined) return refuse("participantNotFound");
  if (outranks(role, by.role)) return refuse("forbidden");
  const changes = {
    ...(audio && { audioMuted: true, forceMutedAudio: true }),
    ...(video && { videoMuted: true, forceMutedVideo: true }),
  };
  return decided({
    patches: [mergeMember(accountId, changes)],
    events: [{ to: accountId, event: { kind: "forceMuted", audio, video, byName: by.name } }],
    asks: [{ ask: "muteMedia", accountId, audio, video }],
  });
};
